//! The files of a release in memory. They are written as a folder, or as an archive that depends on
//! nothing but the files: it is the same byte for byte wherever and whenever it is made.

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::{fs, io};
use tar::{EntryType, Header};

/// Files and symbolic links by place: the path from the root, with `/` between folders.
#[derive(Default)]
pub struct Tree(BTreeMap<String, Entry>);

enum Entry {
    File(Vec<u8>),
    /// A file that can be run.
    Program(Vec<u8>),
    /// A symbolic link to a file in the same folder.
    Link(String),
}

impl Entry {
    fn write(&self, path: &Path) -> io::Result<()> {
        let parent = path.parent().expect("it lies in the folder");
        fs::create_dir_all(parent)?;
        // Do not write through an older link, and do not change a library that is in use.
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        match self {
            Entry::File(bytes) => fs::write(path, bytes),
            Entry::Program(bytes) => {
                fs::write(path, bytes)?;
                #[cfg(unix)]
                fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
                Ok(())
            }
            #[cfg(unix)]
            Entry::Link(to) => std::os::unix::fs::symlink(to, path),
            // Only libraries for other systems have links; the archive contains them.
            #[cfg(not(unix))]
            Entry::Link(_) => Ok(()),
        }
    }
}

impl Tree {
    /// Adds a text.
    pub fn text(&mut self, place: &str, text: String) {
        self.0.insert(place.into(), Entry::File(text.into_bytes()));
    }

    /// Adds a symbolic link to a file in the same folder.
    pub fn link(&mut self, place: &str, to: &str) {
        self.0.insert(place.into(), Entry::Link(to.into()));
    }

    /// Adds a file as it is on the disk.
    pub fn copy(&mut self, place: &str, from: &Path) -> Result<()> {
        let bytes = fs::read(from).with_context(|| format!("reading {}", from.display()))?;
        self.0.insert(place.into(), Entry::File(bytes));
        Ok(())
    }

    /// Adds a program as it is on the disk.
    pub fn copy_program(&mut self, place: &str, from: &Path) -> Result<()> {
        let bytes = fs::read(from).with_context(|| format!("reading {}", from.display()))?;
        self.0.insert(place.into(), Entry::Program(bytes));
        Ok(())
    }

    /// The places of all files and links, in order.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The bytes of a file or program.
    pub fn bytes(&self, place: &str) -> Option<&[u8]> {
        match self.0.get(place)? {
            Entry::File(bytes) | Entry::Program(bytes) => Some(bytes),
            Entry::Link(_) => None,
        }
    }

    /// Moves everything in a folder to another one.
    pub fn rename_folder(&mut self, from: &str, to: &str) {
        let entries = std::mem::take(&mut self.0);
        self.0.extend(entries.into_iter().map(|(place, entry)| {
            let moved = place
                .strip_prefix(from)
                .filter(|rest| rest.starts_with('/'))
                .map(|rest| format!("{to}{rest}"));
            (moved.unwrap_or(place), entry)
        }));
    }

    /// Writes the files below a folder. Replaces files of the same name and leaves all others.
    pub fn write_folder(&self, folder: &Path) -> Result<()> {
        for (place, entry) in &self.0 {
            let path = folder.join(place);
            entry
                .write(&path)
                .with_context(|| format!("writing {}", path.display()))?;
        }
        Ok(())
    }

    /// All files as a gzipped tar file, below one folder, in the order of their paths, with one
    /// time (in seconds since 1970) and no owner.
    pub fn archive(&self, folder: &str, time: u64) -> io::Result<Vec<u8>> {
        let gzip = GzBuilder::new()
            .operating_system(255)
            .write(Vec::new(), Compression::best());
        let mut tar = tar::Builder::new(gzip);
        for (place, entry) in &self.0 {
            let path = format!("{folder}/{place}");
            let mut header = Header::new_gnu();
            header.set_mtime(time);
            header.set_uid(0);
            header.set_gid(0);
            match entry {
                Entry::File(bytes) | Entry::Program(bytes) => {
                    let is_program = matches!(entry, Entry::Program(_));
                    header.set_mode(if is_program { 0o755 } else { 0o644 });
                    header.set_size(bytes.len() as u64);
                    tar.append_data(&mut header, path, bytes.as_slice())?;
                }
                Entry::Link(to) => {
                    header.set_entry_type(EntryType::Symlink);
                    header.set_mode(0o777);
                    header.set_size(0);
                    tar.append_link(&mut header, path, to)?;
                }
            }
        }
        let mut gzip = tar.into_inner()?;
        gzip.flush()?;
        gzip.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    fn tree(places: &[&str]) -> Tree {
        let mut tree = Tree::default();
        for place in places {
            tree.text(place, format!("text of {place}"));
        }
        tree.link("lib/libsat2d.so", "libsat2d.so.0.1");
        tree
    }

    #[test]
    fn an_archive_does_not_depend_on_the_order_of_adding() {
        let (one, other) = (tree(&["b", "a/c"]), tree(&["a/c", "b"]));
        assert_eq!(
            one.archive("top", 7).unwrap(),
            other.archive("top", 7).unwrap()
        );
        assert_ne!(
            one.archive("top", 7).unwrap(),
            one.archive("top", 8).unwrap()
        );
    }

    #[test]
    fn an_archive_holds_files_and_links_below_its_folder() {
        let long = format!("deep/{}/end", "x".repeat(150));
        let bytes = tree(&["b", &long]).archive("top", 7).unwrap();
        let mut archive = tar::Archive::new(GzDecoder::new(bytes.as_slice()));
        let mut seen = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().to_str().unwrap().to_string();
            let link = entry
                .link_name()
                .unwrap()
                .map(|to| to.to_str().unwrap().to_string());
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            assert_eq!(entry.header().mtime().unwrap(), 7);
            seen.push((path, link.unwrap_or(text)));
        }
        let expected = |path: &str, text: &str| (path.to_string(), text.to_string());
        assert_eq!(
            seen,
            [
                expected("top/b", "text of b"),
                expected(&format!("top/{long}"), &format!("text of {long}")),
                expected("top/lib/libsat2d.so", "libsat2d.so.0.1"),
            ]
        );
    }

    #[cfg(unix)]
    #[test]
    fn installed_files_are_replaced_and_links_not_written_through() {
        let folder = std::env::temp_dir().join(format!("sat2d-dist-test-{}", std::process::id()));
        let read = |place: &str| fs::read_to_string(folder.join(place)).unwrap();
        tree(&["lib/libsat2d.so.0.1"])
            .write_folder(&folder)
            .unwrap();
        fs::write(folder.join("lib/other"), "somebody else's").unwrap();
        // A link becomes a file in the next version.
        let mut next = Tree::default();
        next.text("lib/libsat2d.so", "a new one".into());
        next.write_folder(&folder).unwrap();
        assert_eq!(read("lib/libsat2d.so"), "a new one");
        assert_eq!(read("lib/libsat2d.so.0.1"), "text of lib/libsat2d.so.0.1");
        assert_eq!(read("lib/other"), "somebody else's");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn programs_can_be_run() {
        let mut tree = tree(&["a"]);
        let program = std::env::current_exe().unwrap();
        tree.copy_program("bin/b", &program).unwrap();
        let bytes = tree.archive("top", 7).unwrap();
        let mut archive = tar::Archive::new(GzDecoder::new(bytes.as_slice()));
        let modes = archive
            .entries()
            .unwrap()
            .map(|entry| entry.unwrap().header().mode().unwrap());
        assert_eq!(modes.collect::<Vec<_>>(), [0o644, 0o755, 0o777]);
    }

    #[test]
    fn renaming_a_folder_moves_what_is_below_it_and_nothing_else() {
        let mut tree = tree(&["a/b", "a/c/d", "ab", "a"]);
        tree.rename_folder("a", "x/a");
        assert_eq!(
            tree.0.keys().collect::<Vec<_>>(),
            ["a", "ab", "lib/libsat2d.so", "x/a/b", "x/a/c/d"]
        );
    }
}
