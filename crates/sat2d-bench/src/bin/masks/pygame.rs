//! pygame's masks, loaded at run time from the module of its wheel.
//!
//! `unsafe`: calls functions of a C library as its header `bitmask.h` declares them. Every pointer
//! is to something that this file creates and keeps alive for the call.
#![allow(unsafe_code)]

use anyhow::Context;
use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_LAZY, Symbol};
use sat2d::Mask;
use std::ffi::{OsStr, c_int};

/// The head of `bitmask_t`: stripes of 64 columns follow, row by row.
#[repr(C)]
struct Bitmask {
    width: c_int,
    height: c_int,
    words: [u64; 0],
}

type Create = unsafe extern "C" fn(c_int, c_int) -> *mut Bitmask;
type Free = unsafe extern "C" fn(*mut Bitmask);
type Overlap = unsafe extern "C" fn(*const Bitmask, *const Bitmask, c_int, c_int) -> c_int;

pub struct Pygame {
    create: Symbol<Create>,
    free: Symbol<Free>,
    overlap: Symbol<Overlap>,
    /// Last, so that they are unloaded after the functions are gone.
    _libraries: [Library; 2],
}

/// A mask of pygame's.
pub struct PygameMask<'a>(*mut Bitmask, &'a Pygame);

impl Pygame {
    /// Loads `mask.cpython-3….so`, and the library of that Python before it.
    pub fn load(path: &OsStr) -> anyhow::Result<Pygame> {
        let name = path.to_str().context("the path is not Unicode")?;
        let version = name
            .split("cpython-3")
            .nth(1)
            .context("no cpython-3… in the name")?;
        let version: String = version.chars().take_while(char::is_ascii_digit).collect();
        let python = format!("libpython3.{version}.so.1.0");
        // SAFETY: these libraries do nothing when they are loaded, and the symbols have the types
        // that bitmask.h declares.
        unsafe {
            let python = Library::open(Some(&python), RTLD_LAZY | RTLD_GLOBAL)
                .with_context(|| format!("{python}, of Debian's package libpython3.{version}"))?;
            let masks = Library::open(Some(path), RTLD_LAZY)?;
            Ok(Pygame {
                create: masks.get(b"bitmask_create")?,
                free: masks.get(b"bitmask_free")?,
                overlap: masks.get(b"bitmask_overlap")?,
                _libraries: [masks, python],
            })
        }
    }

    /// The same mask.
    pub fn mask(&self, mask: &Mask) -> PygameMask<'_> {
        let (width, height) = (mask.width(), mask.height());
        // SAFETY: a mask of this size has a word for each row of each stripe.
        let made = unsafe {
            let made = (self.create)(width as c_int, height as c_int);
            let words = (&raw mut (*made).words).cast::<u64>();
            for stripe in 0..width.div_ceil(64) {
                for y in 0..height {
                    let word = mask.word(64 * stripe as i64, y as i64);
                    words.add(stripe * height + y).write(word);
                }
            }
            made
        };
        PygameMask(made, self)
    }
}

impl PygameMask<'_> {
    pub fn overlaps(&self, other: &PygameMask<'_>, (x, y): (i32, i32)) -> bool {
        // SAFETY: two masks.
        unsafe { (self.1.overlap)(self.0, other.0, x, y) != 0 }
    }
}

impl Drop for PygameMask<'_> {
    fn drop(&mut self) {
        // SAFETY: it was created by this library, and is freed once.
        unsafe { (self.1.free)(self.0) };
    }
}
