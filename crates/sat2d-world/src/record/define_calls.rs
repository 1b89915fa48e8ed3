//! What a row of the table of calls becomes.

/// Makes the type of the calls, what records them and what makes them again: see `calls.rs`.
macro_rules! define_calls {
    ($(
        $call:ident($($argument:tt: $type:ty),*) $([$left_out:ident: $any:ty = $default:expr])?
        => $method:ident($($passed:expr),*) -> $outcome:ty;
    )*) => {
        /// A call that changes a world, with its arguments as they are written.
        #[derive(Debug, Serialize, Deserialize)]
        pub(crate) enum Call {
            $($call($(<$type as Argument>::Written),*),)*
        }

        impl Call {
            /// Makes the call again. Returns the hash of its outcome. A call that failed fails
            /// again.
            pub(crate) fn make(
                self,
                world: &mut World,
                shapes: &[Arc<Shape>],
            ) -> core::result::Result<u64, ReplayError> {
                match self {
                    $(Call::$call($($argument),*) => {
                        $(let $argument = <$type>::read($argument, &Reader { world, shapes })?;)*
                        $(let $left_out = $default;)?
                        world.$method($($passed),*).replayed()
                    })*
                }
            }
        }

        $(
            #[cold]
            pub(crate) fn $method(
                world: &mut World,
                $($argument: $type,)*
                $($left_out: $any,)?
            ) -> $outcome {
                let recorder = world.begin_call(|_to| Call::$call($($argument.write(_to)),*));
                let outcome = world.$method($($passed),*);
                world.end_call(recorder, &outcome);
                outcome
            }
        )*
    };
}
pub(crate) use define_calls;
