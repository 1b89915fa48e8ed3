//! Where outlines and pieces may differ from what they stand for.

use sat2d::decompose;

/// On which side of the original the result may be.
#[derive(Clone, Copy, Debug, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deviation {
    /// On both sides
    Either,
    /// Outside: never smaller than the original
    Outward,
    /// Inside: never larger than the original
    Inward,
}

impl Deviation {
    pub fn of_library(self) -> decompose::Deviation {
        match self {
            Deviation::Either => decompose::Deviation::Either,
            Deviation::Outward => decompose::Deviation::Outward,
            Deviation::Inward => decompose::Deviation::Inward,
        }
    }
}

/// Reads a distance that may be 0.
pub fn distance(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let distance = number.filter(|number: &f64| number.is_finite() && *number >= 0.0);
    distance.ok_or_else(|| "not a distance such as 1.5".to_owned())
}
