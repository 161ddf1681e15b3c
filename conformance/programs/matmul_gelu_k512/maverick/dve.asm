ACTIVATION_TABLE_LOAD act_tbl_sel=10;
ACTIVATE2 $S[21]>0 src_mem_pattern=@0x2000000[1,1][128,1] imm0_src=POINTER_IMMEDIATE imm_dtype=fp32 op0=ADD in_dtype=fp32 out_dtype=bfloat16 num_active_channels=128 activation_func=GELU imm0=imm_ptr:{byte_offset=3072} dst_mem_pattern=@0x1000[1,1][128,1];
ACTIVATE2 $S[23]>0 $S[22]++@complete src_mem_pattern=@0x2000800[1,1][128,1] imm0_src=POINTER_IMMEDIATE imm_dtype=fp32 op0=ADD in_dtype=fp32 out_dtype=bfloat16 num_active_channels=128 activation_func=GELU imm0=imm_ptr:{byte_offset=3072} dst_mem_pattern=@0x1100[1,1][128,1];
