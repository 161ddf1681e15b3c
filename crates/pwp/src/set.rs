//! A set of functions as the compiler's files hold it: a file of buckets, a file of control words and a manifest.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use tpb_records::types::{
    PwpBucket, PwpControl, PwpControlWord, PwpFmaIndirection, PwpProfileCayman, PwpSelect, PwpSignal, PwpSignalHigh, PwpSignalLow,
};

use crate::plan::SLOPE_FROM_INSTRUCTION;
use crate::tables::{CamEntry, CamLayout, Memory, RECORD, Tables};
use crate::{Function, MANTISSA_BITS, Piece, Side};

/// Buckets that a control word can begin at.
pub const BUCKETS: usize = 2048;
/// Control records that a profile can begin at.
///
/// choice: what the eight bits of a base reach. CAYMAN's map has room for 128 in its first region; shipped sets have up to 254.
pub const CONTROLS: usize = 256;
/// Profiles (CAYMAN's map).
pub const PROFILES: usize = 64;
/// Entries of the directory (CAYMAN's map).
pub const CAM_ENTRIES: usize = 128;
/// Largest number of mantissa bits that an octave can be cut by.
pub const MAX_EXTRACT: u8 = 15;

/// What a set's files say besides the records (`bkt-ctrl-blob.md`, `activation-profile-json.md`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a set")]
pub struct Manifest {
    /// File of the buckets.
    pub bkt_bin: String,
    /// Buckets in it.
    pub bkt_entry_cnt: usize,
    /// File of the control words.
    pub ctl_bin: String,
    /// Control words in it; the size of the file over this is their distance, 32 or 16.
    pub ctl_entry_cnt: usize,
    /// First bucket of each function.
    #[serde(default, deserialize_with = "tpb_core::unique::map")]
    pub func_to_bkt_start_idx: BTreeMap<String, usize>,
    /// First control record of each function.
    #[serde(default, deserialize_with = "tpb_core::unique::map")]
    pub func_to_ctl_start_idx: BTreeMap<String, usize>,
    /// First bucket of each octave, of the negative and the positive side where both are stored.
    ///
    /// choice: the maps go from the function to the octave, written as a number, to the list; the sources give the lists alone.
    #[serde(default, deserialize_with = "tpb_core::unique::maps")]
    pub func_exp_to_bkt_start_idx: BTreeMap<String, BTreeMap<String, Vec<usize>>>,
    /// Control record of each octave, likewise.
    #[serde(default, deserialize_with = "tpb_core::unique::maps")]
    pub func_exp_to_ctl_start_idx: BTreeMap<String, BTreeMap<String, Vec<usize>>>,
    /// The functions.
    pub profile_meta_data: Vec<ProfileMeta>,
}

/// A function of a manifest. Floats are the bits of an FP32 value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those of the files, and say it")]
#[serde(expecting = "the object of a profile")]
pub struct ProfileMeta {
    pub func_name: String,
    pub func_id: u8,
    pub fnan_result: u32,
    pub fpinf_result: u32,
    pub fninf_result: u32,
    pub fzero_result: u32,
    pub symmetry_opt_en: u8,
    pub sym_invert_sign_point: u8,
    pub symmetry_opt_use_neg_region: u8,
    pub symmetry_point: u32,
    pub imm_bias: u8,
    pub exp_offset: i16,
    pub fma_const_0: u32,
    pub fma_const_1: u32,
    pub fma_indirection_src_sel: u8,
    pub pwl_control_base_pos: u16,
    pub pwl_control_base_neg: u16,
    pub small_pos_signal_exp_threshold: u8,
    pub pos_small_signal_pwl_control: u16,
    pub small_neg_signal_exp_threshold: u8,
    pub neg_small_signal_pwl_control: u16,
    pub large_pos_signal_exp_threshold: u8,
    pub large_pos_signal_mantissa_threshold: u32,
    pub pos_large_signal_pwl_control: u16,
    pub large_neg_signal_exp_threshold: u8,
    pub large_neg_signal_mantissa_threshold: u32,
    pub neg_large_signal_pwl_control: u16,
    pub lower_bound: u32,
    pub upper_bound: u32,
    pub use_multipass: bool,
}

impl ProfileMeta {
    /// The profile record, field by field as the names pair (`activation-transcendental-tables.md` 2.1, med).
    pub fn profile(&self) -> PwpProfileCayman {
        let signal = |bucket: u16, mantissa: u32, compare: bool| {
            let low = PwpSignalLow::ZERO.with_act_tbl_base(bucket).with_mantissa_threshold_msbs((mantissa >> 11) as u16);
            let high = PwpSignalHigh::ZERO.with_mantissa_threshold_lsbs(mantissa as u16).with_mantissa_compare_enable(compare.into());
            PwpSignal::ZERO.with_low(low).with_high(high)
        };
        let select = PwpSelect::ZERO
            .with_symmetry_opt_en(self.symmetry_opt_en)
            .with_symmetry_opt_use_neg_region(self.symmetry_opt_use_neg_region)
            .with_func_sym_inv_sign(self.sym_invert_sign_point);
        PwpProfileCayman::ZERO
            .with_select(select)
            .with_symmetry_point(f32::from_bits(self.symmetry_point))
            // 128 stands for no octave, and is -128 in the eight bits.
            .with_exponent_offset(self.exp_offset as i8)
            .with_small_pos_signal_threshold(self.small_pos_signal_exp_threshold)
            .with_small_neg_signal_threshold(self.small_neg_signal_exp_threshold)
            .with_large_pos_signal_threshold(self.large_pos_signal_exp_threshold)
            .with_large_neg_signal_threshold(self.large_neg_signal_exp_threshold)
            .with_pwl_control_base_pos(self.pwl_control_base_pos as u8)
            .with_pwl_control_base_neg(self.pwl_control_base_neg as u8)
            .with_large_pos_signal(signal(self.pos_large_signal_pwl_control, self.large_pos_signal_mantissa_threshold, true))
            .with_large_neg_signal(signal(self.neg_large_signal_pwl_control, self.large_neg_signal_mantissa_threshold, true))
            .with_small_pos_signal(signal(self.pos_small_signal_pwl_control, 0, false))
            .with_small_neg_signal(signal(self.neg_small_signal_pwl_control, 0, false))
            .with_fma_indirection(PwpFmaIndirection::ZERO.with_fma_indirection_src_sel(self.fma_indirection_src_sel))
            .with_fma_const0(f32::from_bits(self.fma_const_0))
            .with_fma_const1(f32::from_bits(self.fma_const_1))
            .with_func_rslt_for_zero(f32::from_bits(self.fzero_result))
            .with_func_rslt_for_nan(f32::from_bits(self.fnan_result))
            .with_func_rslt_for_pos_inf(f32::from_bits(self.fpinf_result))
            .with_func_rslt_for_neg_inf(f32::from_bits(self.fninf_result))
    }
}

/// Functions that are resident together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Set {
    /// What the manifest says.
    pub manifest: Manifest,
    /// Control records.
    pub controls: Vec<PwpControl>,
    /// Buckets.
    pub buckets: Vec<PwpBucket>,
}

/// Why functions are no set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssembleError {
    /// Too many records.
    Full {
        /// Of which memory.
        memory: Memory,
        /// How many they are.
        records: usize,
        /// How many there can be.
        limit: usize,
    },
    /// An octave cannot be cut like this.
    Extract {
        /// Function.
        function: String,
        /// Bits of the mantissa.
        extract_size: u8,
    },
    /// A file has not the size that its manifest implies.
    File {
        /// Which.
        file: String,
        /// Its bytes.
        bytes: usize,
        /// Records that the manifest says.
        records: usize,
    },
}

impl fmt::Display for AssembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full { memory, records, limit } => write!(f, "{records} {memory} records are more than the {limit} that there can be"),
            Self::Extract { function, extract_size } => {
                write!(f, "an octave of {function} is cut by {extract_size} bits, more than {MAX_EXTRACT}")
            }
            Self::File { file, bytes, records } => write!(f, "`{file}` has {bytes} bytes, which are not {records} records"),
        }
    }
}

impl std::error::Error for AssembleError {}

impl Set {
    /// Functions with their names and codes, one after the other.
    ///
    /// Order of a function's records, as in the compiler's files: control records of the negative octaves, then of the positive ones; buckets
    /// alike, and behind them the clamps: positive low, negative low, positive high, negative high.
    ///
    /// # Errors
    /// [`AssembleError`] if the records do not fit.
    pub fn assemble<'f>(name: &str, functions: impl IntoIterator<Item = (&'f str, u8, &'f Function)>) -> Result<Self, AssembleError> {
        let mut set = Self::default();
        for (name, code, function) in functions {
            set.add(name, code, function)?;
        }
        let m = &mut set.manifest;
        (m.bkt_bin, m.ctl_bin) = (format!("{name}_bkt.bin"), format!("{name}_ctrl.bin"));
        (m.bkt_entry_cnt, m.ctl_entry_cnt) = (set.buckets.len(), set.controls.len());
        let counts = [
            (Memory::Cam, m.profile_meta_data.len(), CAM_ENTRIES),
            (Memory::Profile, m.profile_meta_data.len(), PROFILES),
            (Memory::Control, set.controls.len(), CONTROLS),
            (Memory::Bucket, set.buckets.len(), BUCKETS),
        ];
        match counts.into_iter().find(|(_, n, limit)| n > limit) {
            Some((memory, records, limit)) => Err(AssembleError::Full { memory, records, limit }),
            None => Ok(set),
        }
    }

    fn add(&mut self, name: &str, code: u8, function: &Function) -> Result<(), AssembleError> {
        let (first_bucket, first_control) = (self.buckets.len(), self.controls.len());
        self.manifest.func_to_bkt_start_idx.insert(name.to_owned(), first_bucket);
        self.manifest.func_to_ctl_start_idx.insert(name.to_owned(), first_control);
        let mut bases = [0; 2];
        for (base, side) in bases.iter_mut().zip([&function.neg, &function.pos]) {
            *base = self.controls.len();
            for (k, octave) in side.octaves.iter().enumerate() {
                if octave.extract_size > MAX_EXTRACT {
                    return Err(AssembleError::Extract { function: name.to_owned(), extract_size: octave.extract_size });
                }
                let exponent = (i32::from(function.exponent_offset) + k as i32).to_string();
                let manifest = &mut self.manifest;
                for (map, index) in [
                    (&mut manifest.func_exp_to_bkt_start_idx, self.buckets.len()),
                    (&mut manifest.func_exp_to_ctl_start_idx, self.controls.len()),
                ] {
                    map.entry(name.to_owned()).or_default().entry(exponent.clone()).or_default().push(index);
                }
                let word = PwpControlWord::ZERO.with_act_tbl_base(self.buckets.len() as u16);
                let word = match octave.pieces.is_empty() {
                    true => word,
                    false => {
                        word.with_extract_size(octave.extract_size).with_extract_lsb((MANTISSA_BITS - u32::from(octave.extract_size)) as u8)
                    }
                };
                self.controls.push(PwpControl::ZERO.with_word(word));
                self.buckets.extend(octave.pieces.iter().map(|p| PwpBucket::from(*p)));
            }
        }
        // A side that is not stored is never looked up; it has the base of the other.
        if function.symmetry.enabled {
            bases = [bases[usize::from(!function.symmetry.negative)]; 2];
        }
        let clamps = self.buckets.len() as u16;
        let Side { low: neg_low, high: neg_high, .. } = &function.neg;
        let Side { low: pos_low, high: pos_high, .. } = &function.pos;
        self.buckets.extend([pos_low, neg_low, pos_high, neg_high].map(|c| PwpBucket::from(c.piece)));
        let s = function.symmetry;
        self.manifest.profile_meta_data.push(ProfileMeta {
            func_name: name.to_owned(),
            func_id: code,
            fnan_result: function.nan.to_bits(),
            fpinf_result: function.pos_inf.to_bits(),
            fninf_result: function.neg_inf.to_bits(),
            fzero_result: function.zero.to_bits(),
            symmetry_opt_en: s.enabled.into(),
            sym_invert_sign_point: s.invert.into(),
            symmetry_opt_use_neg_region: s.negative.into(),
            symmetry_point: s.point.to_bits(),
            imm_bias: 0,
            exp_offset: function.exponent_offset,
            fma_const_0: if function.parametric { 1.0f32.to_bits() } else { 0 },
            fma_const_1: 0,
            fma_indirection_src_sel: if function.parametric { SLOPE_FROM_INSTRUCTION } else { 0 },
            pwl_control_base_pos: bases[1] as u16,
            pwl_control_base_neg: bases[0] as u16,
            small_pos_signal_exp_threshold: pos_low.exponent,
            pos_small_signal_pwl_control: clamps,
            small_neg_signal_exp_threshold: neg_low.exponent,
            neg_small_signal_pwl_control: clamps + 1,
            large_pos_signal_exp_threshold: pos_high.exponent,
            large_pos_signal_mantissa_threshold: pos_high.mantissa,
            pos_large_signal_pwl_control: clamps + 2,
            large_neg_signal_exp_threshold: neg_high.exponent,
            large_neg_signal_mantissa_threshold: neg_high.mantissa,
            neg_large_signal_pwl_control: clamps + 3,
            lower_bound: f32::NEG_INFINITY.to_bits(),
            upper_bound: f32::INFINITY.to_bits(),
            use_multipass: false,
        });
        Ok(())
    }

    /// A set from its manifest and files. Control words are as far apart as the size of their file says.
    ///
    /// # Errors
    /// [`AssembleError::File`] for a file of another size, [`AssembleError::Full`] for more records than there can be.
    pub fn read(manifest: Manifest, buckets: &[u8], controls: &[u8]) -> Result<Self, AssembleError> {
        let wrong = |file: &str, bytes, records| AssembleError::File { file: file.to_owned(), bytes, records };
        if buckets.len() != manifest.bkt_entry_cnt.saturating_mul(RECORD) {
            return Err(wrong(&manifest.bkt_bin, buckets.len(), manifest.bkt_entry_cnt));
        }
        let stride = controls.len().checked_div(manifest.ctl_entry_cnt).unwrap_or(RECORD);
        if !(4..=RECORD).contains(&stride) || controls.len() != stride.saturating_mul(manifest.ctl_entry_cnt) {
            return Err(wrong(&manifest.ctl_bin, controls.len(), manifest.ctl_entry_cnt));
        }
        for (memory, records, limit) in [
            (Memory::Bucket, manifest.bkt_entry_cnt, BUCKETS),
            (Memory::Control, manifest.ctl_entry_cnt, CONTROLS),
            (Memory::Profile, manifest.profile_meta_data.len(), PROFILES),
        ] {
            if records > limit {
                return Err(AssembleError::Full { memory, records, limit });
            }
        }
        let control = |c: &[u8]| {
            let mut bytes = [0; RECORD];
            bytes[..c.len()].copy_from_slice(c);
            PwpControl::from_bytes(bytes)
        };
        Ok(Self {
            buckets: buckets.as_chunks::<RECORD>().0.iter().map(|b| PwpBucket::from_bytes(*b)).collect(),
            controls: controls.chunks_exact(stride).map(control).collect(),
            manifest,
        })
    }

    /// The file of buckets.
    pub fn bucket_file(&self) -> Vec<u8> {
        self.buckets.iter().flat_map(|b| b.to_bytes()).collect()
    }

    /// The file of control words, 32 bytes apart.
    pub fn control_file(&self) -> Vec<u8> {
        self.controls.iter().flat_map(|c| c.to_bytes()).collect()
    }

    /// The memories with the set in them, and nothing behind it. Directory entry and profile of a function have its place in the manifest.
    pub fn tables(&self, layout: CamLayout) -> Tables {
        let functions = &self.manifest.profile_meta_data;
        let mut tables = Tables::new(layout, [functions.len(), functions.len(), self.controls.len(), self.buckets.len()]);
        let cam: Vec<u8> = functions.iter().flat_map(|f| CamEntry::function(f.func_id).to_bytes(layout)).collect();
        let profile: Vec<u8> = functions.iter().flat_map(|f| f.profile().to_bytes()).collect();
        for (memory, bytes) in
            [(Memory::Cam, cam), (Memory::Profile, profile), (Memory::Control, self.control_file()), (Memory::Bucket, self.bucket_file())]
        {
            tables.bytes_mut(memory).copy_from_slice(&bytes);
        }
        tables
    }

    /// Number of the profile of a function.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.manifest.profile_meta_data.iter().position(|f| f.func_name == name)
    }

    /// The bucket records as pieces.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.buckets.iter().map(|b| Piece::from(*b))
    }
}
