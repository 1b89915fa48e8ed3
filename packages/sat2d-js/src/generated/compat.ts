// The functions of `compat` that no other file has. Made by `cargo run -p sat2d-api`; do not edit.
export {
} from './functions.js';
