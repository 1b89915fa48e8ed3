//! Runs the program in Rust of the tutorial, in which every assertion must hold.

include!(concat!(env!("OUT_DIR"), "/tutorial.rs"));

#[test]
fn the_game_of_the_tutorial_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
