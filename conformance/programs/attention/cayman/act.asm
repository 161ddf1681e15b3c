ACTIVATION_TABLE_LOAD;
ACTIVATE $S[22]>0 accumulator_cmd=ZERO_ACCUMULATE src_mem_pattern=@0x2000000[1,1,1][96,1,1] in_bias_dtype={dtype_lo=fp32,dtype_hi=fp32} out_dtype=bfloat16 num_active_channels=128 activation_func=EXP scale_value=imm_fp32:1.0 bias=imm_ptr:{byte_offset=1024} dst_mem_pattern=@0x440[1,1,1][96,1,1];
ACTIVATION_READ_ACCUMULATOR $S[23]++@complete dst_element_count=1 dtype=fp32 num_active_channels=128 dst_mem_pattern=@0x540[1][1];
