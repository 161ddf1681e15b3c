ACTIVATION_TABLE_LOAD act_tbl_sel=10;
ACTIVATE $S[21]>0 src_mem_pattern=@0x2000000[1,1,1][128,1,1] in_bias_dtype={dtype_lo=fp32,dtype_hi=fp32} out_dtype=bfloat16 num_active_channels=128 activation_func=GELU scale_value=imm_fp32:1.0 bias=imm_ptr:{byte_offset=3072} dst_mem_pattern=@0x1000[1,1,1][128,1,1];
ACTIVATE $S[23]>0 $S[22]++@complete src_mem_pattern=@0x2000800[1,1,1][128,1,1] in_bias_dtype={dtype_lo=fp32,dtype_hi=fp32} out_dtype=bfloat16 num_active_channels=128 activation_func=GELU scale_value=imm_fp32:1.0 bias=imm_ptr:{byte_offset=3072} dst_mem_pattern=@0x1100[1,1,1][128,1,1];
