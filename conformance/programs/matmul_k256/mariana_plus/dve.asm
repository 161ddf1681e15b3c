COPY $S[21]>0 $S[22]++@complete src_mem_pattern=@0x2001000[1,1,1,1][96,1,1,1] dst_mem_pattern=@0x400[1,1,1,1][96,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=64;
