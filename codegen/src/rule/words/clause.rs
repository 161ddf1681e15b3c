//! A sentence without "and" or "or" between sentences: who, what of it, and whether it is denied.

/// `in_dtype and out_dtype must be FP32 or BFLOAT16`.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    subjects: Vec<String>,
    /// The subjects are alternatives.
    either: bool,
    plural: bool,
    verb: Verb,
    pub(super) negated: bool,
    object: Object,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Be,
    Have,
    Equal,
    Hold,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Object {
    /// One of these; to be equal to, all of them.
    List(Vec<String>),
    Text(String),
}

impl Object {
    fn into_items(self) -> Vec<String> {
        match self {
            Self::List(items) => items,
            Self::Text(text) => vec![text],
        }
    }

    fn said(&self, word: &str) -> String {
        match self {
            Self::List(items) => series(items, word),
            Self::Text(text) => text.clone(),
        }
    }

    /// Several subjects do not have it in common: each has its own.
    fn is_of_each(&self) -> bool {
        match self {
            Self::List(items) => items.len() > 1,
            Self::Text(text) => ["a ", "an ", "its ", "one of "].iter().any(|article| text.starts_with(article)),
        }
    }
}

impl Clause {
    pub(super) fn new(subject: String, verb: Verb, object: Object) -> Self {
        Self { subjects: vec![subject], either: false, plural: false, verb, negated: false, object }
    }

    /// The opposite, if it is negated: of several subjects not all, or none.
    pub(super) fn negate(self, negated: bool) -> Self {
        let several = self.subjects.len() > 1;
        Self { negated: self.negated != negated, either: self.either != (negated && several), ..self }
    }

    pub(super) fn plural(self, plural: bool) -> Self {
        Self { plural, ..self }
    }

    /// Makes one sentence of two that must both hold, if one says both.
    pub(super) fn and(&mut self, other: &Self) -> bool {
        if self.verb != other.verb || self.either || other.either {
            return false;
        }
        let alike = self.negated == other.negated;
        if alike && self.object == other.object {
            self.subjects.extend(other.subjects.iter().cloned());
            return true;
        }
        if self.subjects != other.subjects {
            return false;
        }
        match (self.verb, &self.object, &other.object) {
            (Verb::Equal, ..) if alike && !self.negated => self.list(other),
            (Verb::Be, ..) if alike && self.negated => self.list(other),
            (Verb::Be, Object::Text(x), Object::Text(y)) if alike => self.object = Object::Text(format!("{x} and {y}")),
            (Verb::Be, Object::Text(x), y) if other.negated => self.object = Object::Text(format!("{x} other than {}", y.said("or"))),
            _ => return false,
        }
        true
    }

    /// Makes one sentence of two of which one must hold, if one says both.
    pub(super) fn or(&mut self, other: &Self) -> bool {
        if self.verb != other.verb || self.negated != other.negated {
            return false;
        }
        let alone = |c: &Self| c.either || c.subjects.len() == 1;
        if self.negated {
            // Not both of them.
            let one = self.verb == Verb::Be && self.object == other.object && alone(self) && alone(other);
            if one {
                self.subjects.extend(other.subjects.iter().cloned());
                self.either = true;
            }
            return one;
        }
        if self.subjects == other.subjects
            && self.either == other.either
            && self.verb == Verb::Be
            && (self.either || self.subjects.len() == 1)
        {
            self.list(other);
            return true;
        }
        if self.object == other.object && alone(self) && alone(other) {
            self.subjects.extend(other.subjects.iter().cloned());
            self.plural = other.plural;
            self.either = true;
            return true;
        }
        false
    }

    fn list(&mut self, other: &Self) {
        let empty = Object::List(Vec::new());
        let mut items = std::mem::replace(&mut self.object, empty).into_items();
        for item in other.object.clone().into_items() {
            if !items.contains(&item) {
                items.push(item);
            }
        }
        // Names before what is described.
        items.sort_by_key(|item| item.starts_with("one of "));
        self.object = Object::List(items);
    }

    fn with(&self, verb: &str) -> String {
        let subject = series(&self.subjects, if self.either && !self.negated { "or" } else { "and" });
        let text = format!("{subject} {verb} {}", self.object.said(if self.verb == Verb::Equal { "and" } else { "or" }));
        text.trim_end().to_owned()
    }

    /// The word that says how several subjects share the object.
    fn each(&self) -> &'static str {
        if self.either && self.negated {
            return if self.subjects.len() > 2 { " all" } else { " both" };
        }
        let each = self.subjects.len() > 1 && !self.either && !self.negated && self.object.is_of_each();
        if each { " each" } else { "" }
    }

    /// As a demand.
    pub(super) fn must(&self) -> String {
        let (not, each) = (if self.negated { " not" } else { "" }, self.each());
        match self.verb {
            Verb::Be => self.with(&format!("must{not}{each} be")),
            Verb::Have => self.with(&format!("must{not}{each} have")),
            Verb::Equal if self.negated => self.with("must differ from"),
            Verb::Equal => self.with("must equal"),
            Verb::Hold => self.with(&format!("must{not} hold")),
        }
    }

    /// As what is the case.
    pub(super) fn is(&self) -> String {
        let several = self.plural || self.subjects.len() > 1 && (!self.either || self.negated);
        let (be, does, s) = if several { ("are", "do", "") } else { ("is", "does", "s") };
        match (self.verb, self.negated) {
            (Verb::Be, false) => self.with(&format!("{be}{}", self.each())),
            (Verb::Be, true) => self.with(&format!("{be} not{}", self.each())),
            (Verb::Have, false) => self.with(if several { "have" } else { "has" }),
            (Verb::Have, true) => self.with(&format!("{does} not have")),
            (Verb::Equal, false) => self.with(&format!("equal{s}")),
            (Verb::Equal, true) => self.with(&format!("differ{s} from")),
            (Verb::Hold, false) => self.with(&format!("hold{s}")),
            (Verb::Hold, true) => self.with(&format!("{does} not hold")),
        }
    }
}

/// `a, b and c`.
pub(super) fn series(items: &[String], word: &str) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}
