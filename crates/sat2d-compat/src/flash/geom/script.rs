//! Which ActionScript asks.

/// The language of the program, and with it the virtual machine of the player. Some functions of
/// the same name answer differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Script {
    /// ActionScript 3 (AVM2).
    #[default]
    As3,
    /// ActionScript 1 and 2 (AVM1).
    As2,
}
