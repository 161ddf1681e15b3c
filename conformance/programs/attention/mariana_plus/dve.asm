TENSOR_REDUCE_ARITH_OP $S[21]>0 $S[22]++@complete op=MAX op_dim=X src_mem_pattern=@0x2000000[1,1,1,1][96,1,1,1] dst_mem_pattern=@0x400[1,1,1,1][1,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128 negated=1;
RECIPROCAL $S[23]>0 src_mem_pattern=@0x540[1,1,1,1][1,1,1,1] dst_mem_pattern=@0x544[1,1,1,1][1,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128;
TENSOR_SCALAR_ARITH_OP $S[24]++@complete op0=MULT src_mem_pattern=@0x440[1,1,1][96,1,1] dst_mem_pattern=@0x580[1,1,1][96,1,1] in_dtype=bfloat16 out_dtype=bfloat16 num_active_channels=128 imm0_src=POINTER_IMMEDIATE imm0=imm_ptr:{byte_offset=1348};
CAST $S[25]>0 $S[26]++@complete src_mem_pattern=@0x2000800[1,1,1,1][128,1,1,1] dst_mem_pattern=@0x680[1,1,1,1][128,1,1,1] in_dtype=fp32 out_dtype=bfloat16 num_active_channels=96;
COPY $S[27]>0 $S[28]++@complete src_mem_pattern=@0x2001000[1,1,1,1][64,1,1,1] dst_mem_pattern=@0x800[1,1,1,1][64,1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128;
