MAX8 $S[20]>0 src_mem_pattern=@0x0[1,1,1,1][300,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128 dst_mem_pattern=@0x101c[-1,1][8,1];
MATCH_VALUE_LOAD src_mem_pattern=@0x101c[-1,1][8,1] dtype=fp32 num_active_channels=128;
MATCH_REPLACE8 src_mem_pattern=@0x0[1,1,1,1][300,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128 immediate=-3.4028235e+38 dst_mem_pattern=@0x800[1,1,1,1][300,1,1,1];
DVE_READ_INDICES dst_mem_pattern=@0x1040[1,1,1,1][8,1,1,1] dtype=uint32 num_active_channels=128 dst_element_count=8;
MAX8 src_mem_pattern=@0x800[1,1,1,1][300,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128 dst_mem_pattern=@0x103c[-1,1][8,1];
MATCH_VALUE_LOAD src_mem_pattern=@0x103c[-1,1][8,1] dtype=fp32 num_active_channels=128;
FIND_INDEX8 $S[21]++@complete src_mem_pattern=@0x800[1,1,1,1][300,1,1,1] in_dtype=fp32 out_dtype=uint32 num_active_channels=128 dst_mem_pattern=@0x1060[1,1][8,1];
