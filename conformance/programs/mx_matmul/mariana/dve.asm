QUANTIZE_MX $S[20]>0 $S[21]++@complete src_mem_pattern=@0x100[1,1,1][192,1,1] num_active_channels=128 in_dtype=bfloat16 out_dtype=fp8_exp4 dst_mem_pattern=t:{data_addr=0x400,scale_addr=0x600,num_elem=192,step_elem=1};
COPY $S[22]>0 $S[23]++@complete src_mem_pattern=@0x2000800[1,1,1,1][48,1,1,1] dst_mem_pattern=@0x800[1,1,1,1][48,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=32;
