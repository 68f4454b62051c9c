//! The macro that declares actions. The documentation of the module explains the declaration and its expansion; the macros behind it
//! each write one part.

/// Declares the actions of a game once: see [`actions`](mod@crate::actions).
#[macro_export]
macro_rules! actions {
    (
        $(#$action_attribute:tt)*
        $action_vis:vis enum $Action:ident in $context:ident $kinds:tt
        $(#$data_attribute:tt)*
        $data_vis:vis enum $Data:ident;
        $(#$kind_attribute:tt)*
        $kind_vis:vis enum $Kind:ident;
        $(numbers $numbers:tt)?
        $(policy $policy:tt)?
    ) => {
        $crate::__declare_actions! {
            [$(#$action_attribute)* $action_vis] [$(#$data_attribute)* $data_vis] [$(#$kind_attribute)* $kind_vis]
            $Action $Data $Kind [$context] $kinds
        }
        $($crate::__count_actions! { number $Action $Kind [$context] $kinds $numbers })?
        $($crate::__count_actions! { policy $Action $Kind [$context] $kinds $policy })?
    };
}

/// Writes the three enums, notation and data.
#[doc(hidden)]
#[macro_export]
macro_rules! __declare_actions {
    (
        [$($action:tt)*] [$($data:tt)*] [$($kind:tt)*] $Action:ident $Data:ident $Kind:ident [$context:ty] { $(
            $(#[doc $($doc:tt)+])*
            $name:ident $({ $(
                $(#[doc $($field_doc:tt)+])* $(#[serde $serde:tt])* $(#[cfg_attr $cfg:tt])*
                $field:ident : $type:ty
            ),+ $(,)? })?
            = $notation:literal $(| $other:literal)* $(as $feature:literal)? $(numbered by $($by:ident),+)? ;
        )+ }
    ) => {
        $($action)* enum $Action { $(
            $(#[doc $($doc)+])*
            $name $({ $( $(#[doc $($field_doc)+])* $field: $type ),+ })?,
        )+ }

        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(::schemars::JsonSchema))]
        #[serde(tag = "action", rename_all = "snake_case")]
        $($data)* enum $Data { $(
            $(#[doc $($doc)+])*
            $name $({ $(
                $(#[doc $($field_doc)+])* $(#[serde $serde])* $(#[cfg_attr $cfg])*
                $field: <$type as $crate::actions::Field<$context>>::Data
            ),+ })?,
        )+ }

        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $($kind)* enum $Kind { $($name),+ }

        #[allow(dead_code, reason = "not every game needs all of them")]
        impl $Kind {
            const NAMES: &'static [::std::option::Option<&'static str>] = &[$($crate::__feature!($($feature)?)),+];

            /// All kinds, in the order of their declaration.
            pub(crate) const ALL: &'static [$Kind] = &[$($Kind::$name),+];

            /// The names of the features that mark kinds.
            pub(crate) const FEATURES: [&'static str; $crate::actions::expansion::distinct($Kind::NAMES)] =
                $crate::actions::expansion::distinct_names($Kind::NAMES);

            /// Returns the place of the kind among the features that mark kinds, if it has one.
            pub(crate) const fn feature(self) -> ::std::option::Option<usize> {
                $crate::actions::expansion::place_of($Kind::NAMES, self as usize)
            }
        }

        #[allow(dead_code, reason = "not every game needs it")]
        impl $Action {
            /// Returns the kind of the action.
            pub(crate) const fn kind(&self) -> $Kind {
                match self {
                    $( $Action::$name { .. } => $Kind::$name, )+
                }
            }
        }

        $( const _: () = $crate::__check_notations!([$notation $(, $other)*] [$($($field),+)?]); )+

        impl $crate::actions::Declared<$context> for $Action {
            type Data = $Data;

            #[allow(unused_mut, unused_variables, reason = "a kind may have no fields")]
            fn write(self, context: &$context) -> ::std::string::String {
                match self { $(
                    $Action::$name $({ $($field),+ })? => {
                        let mut line = $crate::actions::expansion::Line::new($notation);
                        $( $( line.field($field, context); )+ )?
                        line.end()
                    }
                )+ }
            }

            #[allow(unused_variables, reason = "a kind may have no fields")]
            fn read(
                text: &str,
                context: &$context,
            ) -> ::std::result::Result<Self, $crate::actions::expansion::BadInput> {
                let text = text.to_lowercase();
                let mut words = $crate::actions::Words::new(&text);
                $(
                    let read = |words: &mut $crate::actions::Words<'_>| {
                        $( $(
                            words.up_to_field()?;
                            let $field = <$type as $crate::actions::Field<$context>>::read(words, context)?;
                        )+ )?
                        words.end()?;
                        ::std::result::Result::<_, $crate::actions::Miss>::Ok($Action::$name $({ $($field),+ })?)
                    };
                    for notation in [$notation $(, $other)*] {
                        words.begin(notation);
                        if let ::std::result::Result::Ok(action) = read(&mut words) {
                            return ::std::result::Result::Ok(action);
                        }
                    }
                )+
                ::std::result::Result::Err(words.error())
            }

            #[allow(unused_variables, reason = "a kind may have no fields")]
            fn data(self, context: &$context) -> $Data {
                match self { $(
                    $Action::$name $({ $($field),+ })? => $Data::$name $({
                        $( $field: $crate::actions::Field::<$context>::data($field, context) ),+
                    })?,
                )+ }
            }

            #[allow(unused_variables, reason = "a kind may have no fields")]
            fn of_data(
                data: &$Data,
                context: &$context,
            ) -> ::std::result::Result<Self, $crate::actions::expansion::BadInput> {
                ::std::result::Result::Ok(match *data { $(
                    $Data::$name $({ $($field),+ })? => $Action::$name $({
                        $( $field: <$type as $crate::actions::Field<$context>>::of_data($field, context)
                            .map_err(|error| error.within(stringify!($field)))? ),+
                    })?,
                )+ })
            }

            #[allow(unused_variables, reason = "a kind may have no fields")]
            fn joins(self, other: Self, context: &$context) -> bool {
                match self { $(
                    $Action::$name $({ $($field),+ })? => {
                        matches!(other, $Action::$name { .. }) $( $( && {
                            let own = $field;
                            matches!(
                                other,
                                $Action::$name { $field, .. }
                                    if $crate::actions::expansion::field_joins(own, $field, context)
                            )
                        } )+ )?
                    }
                )+ }
            }

            #[allow(unused_mut, unreachable_patterns, reason = "a kind may have no fields or be the only one")]
            fn columns(actions: &[Self], context: &$context) -> $crate::actions::expansion::Columns {
                match actions.first() { $(
                    ::std::option::Option::Some($Action::$name { .. }) => {
                        let mut columns = $crate::actions::expansion::Columns::new($notation);
                        $( $(
                            let values = actions.iter().filter_map(|action| match action {
                                $Action::$name { $field, .. } => ::std::option::Option::Some(*$field),
                                _ => ::std::option::Option::None,
                            });
                            columns.field(stringify!($field), values, context);
                        )+ )?
                        columns
                    }
                    )+
                    ::std::option::Option::None => $crate::actions::expansion::Columns::new(""),
                }
            }
        }
    };
}

/// Says whether a kind has a feature.
#[doc(hidden)]
#[macro_export]
macro_rules! __feature {
    () => {
        ::std::option::Option::None
    };
    ($name:literal) => {
        ::std::option::Option::Some($name)
    };
}

/// Fails to compile if a notation does not name the fields in their order.
#[doc(hidden)]
#[macro_export]
macro_rules! __check_notations {
    ([$($notation:literal),+] $fields:tt) => {{
        $( $crate::__check_notations!(@ $notation $fields); )+
    }};
    (@ $notation:literal [$($field:ident),*]) => {
        assert!(
            $crate::actions::expansion::names_fields($notation, &[$(stringify!($field)),*]),
            "{}",
            concat!("the notation `", $notation, "` does not name the fields in their order: ", $(stringify!($field), " ",)*),
        )
    };
}

/// Writes the stable numbers, or the policy indices. An entry of the list is a kind, several kinds that share places, or a block of
/// its own; entries follow one another.
#[doc(hidden)]
#[macro_export]
macro_rules! __count_actions {
    (
        number $Action:ident $Kind:ident [$context:ty] $kinds:tt
        [$( $($kind:ident)|+ $(by $block:ty)? ),+ $(,)?]
    ) => {
        const _: () = {
            $crate::__places! { number $Action $Kind [$context] $kinds }

            impl $crate::actions::Numbered<$context> for $Action {
                fn number(self, context: &$context) -> u32 {
                    let start = 0;
                    $(
                        if let $( $Action::$kind { .. } )|+ = self {
                            let index = $crate::__entry!(number index $Action [$context] [$($block)?] self, context);
                            return start + index.unwrap_or(0);
                        }
                        let start = start
                            + $crate::__entry!(number size $Action [$context] [$($block)?] [$($Kind::$kind),+] context);
                    )+
                    start
                }

                fn numbered(number: u32, context: &$context) -> ::std::option::Option<Self> {
                    let rest = number;
                    $(
                        let size =
                            $crate::__entry!(number size $Action [$context] [$($block)?] [$($Kind::$kind),+] context);
                        if rest < size {
                            return $crate::__entry!(
                                number action $Action [$context] [$($block)?] [$($Kind::$kind),+] rest, context, |_| true
                            );
                        }
                        let rest = rest - size;
                    )+
                    let _ = rest;
                    ::std::option::Option::None
                }

                fn numbers(context: &$context) -> u32 {
                    0 $( + $crate::__entry!(
                        number size $Action [$context] [$($block)?] [$($Kind::$kind),+] context
                    ) )+
                }
            }
        };
    };
    (
        policy $Action:ident $Kind:ident [$context:ty] $kinds:tt
        [$( $($kind:ident)|+ $(by $block:ty)? ),+ $(,)?]
    ) => {
        const _: () = {
            $crate::__places! { policy $Action $Kind [$context] $kinds }

            impl $crate::actions::Indexed<$context> for $Action {
                type Kind = $Kind;

                const POLICY: u32 = 0 $( + $crate::__entry!(
                    policy size $Action [$context] [$($block)?] [$($Kind::$kind),+] ()
                ) )+;

                fn policy(self, context: &$context) -> ::std::option::Option<u32> {
                    let start = 0;
                    $(
                        if let $( $Action::$kind { .. } )|+ = self {
                            let index = $crate::__entry!(policy index $Action [$context] [$($block)?] self, context);
                            return index.map(|index| start + index);
                        }
                        let start = start + const {
                            $crate::__entry!(policy size $Action [$context] [$($block)?] [$($Kind::$kind),+] ())
                        };
                    )+
                    let _ = start;
                    ::std::option::Option::None
                }

                fn at_policy(
                    index: u32,
                    context: &$context,
                    asked: impl Fn($Kind) -> bool,
                ) -> ::std::option::Option<Self> {
                    let rest = index;
                    $(
                        let size = const {
                            $crate::__entry!(policy size $Action [$context] [$($block)?] [$($Kind::$kind),+] ())
                        };
                        if rest < size {
                            return $crate::__entry!(
                                policy action $Action [$context] [$($block)?] [$($Kind::$kind),+] rest, context, asked
                            );
                        }
                        let rest = rest - size;
                    )+
                    let _ = rest;
                    ::std::option::Option::None
                }
            }
        };
    };
}

/// An entry of a list: its size, the place of an action in it, the action at a place in it.
#[doc(hidden)]
#[macro_export]
macro_rules! __entry {
    (number size $Action:ident [$context:ty] [$block:ty] $kinds:tt $here:expr) => {
        <$block as $crate::actions::Block<$Action, $context>>::count($here)
    };
    (policy size $Action:ident [$context:ty] [$block:ty] $kinds:tt $here:expr) => {
        <$block as $crate::actions::Block<$Action, $context>>::SLOTS
    };
    ($way:ident size $Action:ident [$context:ty] [] [$($kind:expr),+] $here:expr) => {{
        let size = 0;
        $(
            let other = size_of_kind($kind, $here);
            let size = if other > size { other } else { size };
        )+
        size
    }};
    ($way:ident index $Action:ident [$context:ty] [$block:ty] $action:expr, $here:expr) => {
        <$block as $crate::actions::Block<$Action, $context>>::index($action, $here)
    };
    ($way:ident index $Action:ident [$context:ty] [] $action:expr, $here:expr) => {
        place_in_kind($action, $here)
    };
    ($way:ident action $Action:ident [$context:ty] [$block:ty] $kinds:tt $rest:expr, $here:expr, $asked:expr) => {
        <$block as $crate::actions::Block<$Action, $context>>::action($rest, $here)
    };
    ($way:ident action $Action:ident [$context:ty] [] [$kind:expr] $rest:expr, $here:expr, $asked:expr) => {
        action_of_kind($kind, $rest, $here)
    };
    // Of kinds that share a place, the first that is asked and has it.
    ($way:ident action $Action:ident [$context:ty] [] [$($kind:expr),+] $rest:expr, $here:expr, $asked:expr) => {
        [$($kind),+].into_iter().filter(|kind| $asked(*kind)).find_map(|kind| action_of_kind(kind, $rest, $here))
    };
}

/// Writes the functions that count a kind by its fields: `size_of_kind`, `place_in_kind`, `action_of_kind`.
#[doc(hidden)]
#[macro_export]
macro_rules! __places {
    (
        $way:ident $Action:ident $Kind:ident [$context:ty] { $(
            $(#[doc $($doc:tt)+])*
            $name:ident $({ $( $(#$attribute:tt)* $field:ident : $type:ty ),+ $(,)? })?
            = $notation:literal $(| $other:literal)* $(as $feature:literal)? $(numbered by $($by:ident),+)? ;
        )+ }
    ) => {
        $crate::__places! { @ $way size $Kind [$context] $( $name [$($($type),+)?] )+ }

        #[inline]
        #[allow(unused_variables, reason = "a kind may have no fields")]
        fn place_in_kind(action: $Action, context: &$context) -> ::std::option::Option<u32> {
            match action { $(
                $Action::$name $({ $($field),+ })? =>
                    $crate::__places!(@ $way index context [$($($by)+)?] [$($($field)+)?]),
            )+ }
        }

        #[inline]
        #[allow(unused_variables, reason = "a kind may have no fields")]
        fn action_of_kind(kind: $Kind, place: u32, context: &$context) -> ::std::option::Option<$Action> {
            #[allow(unused_mut, reason = "a kind may have no fields")]
            let mut size = $crate::__places!(@ $way size_now kind context);
            if place >= size {
                return ::std::option::Option::None;
            }
            #[allow(unused_mut, reason = "a kind may have no fields")]
            let mut rest = place;
            ::std::option::Option::Some(match kind { $(
                $Kind::$name => {
                    $crate::__places!(@ $way action context rest size
                        $Action $name [$($($by)+)?] [$($($field)+)?])
                }
            )+ })
        }
    };
    (@ number size $Kind:ident [$context:ty] $( $name:ident [$($type:ty),*] )+) => {
        #[inline]
        #[allow(unused_variables, reason = "a kind may have no fields")]
        fn size_of_kind(kind: $Kind, context: &$context) -> u32 {
            match kind { $(
                $Kind::$name => 1 $( * <$type as $crate::actions::Counted<$context>>::count(context) )*,
            )+ }
        }
    };
    (@ policy size $Kind:ident [$context:ty] $( $name:ident [$($type:ty),*] )+) => {
        const fn size_of_kind(kind: $Kind, _: ()) -> u32 {
            match kind { $(
                $Kind::$name => 1 $( * <$type as $crate::actions::Counted<$context>>::SLOTS )*,
            )+ }
        }
    };
    (@ number size_now $kind:ident $context:ident) => {
        size_of_kind($kind, $context)
    };
    (@ policy size_now $kind:ident $context:ident) => {
        size_of_kind($kind, ())
    };
    (@ $way:ident index $context:ident [] []) => {
        ::std::option::Option::Some(0)
    };
    (@ $way:ident index $context:ident [] [$($field:ident)+]) => {
        $crate::__places!(@ $way index $context [$($field)+] [])
    };
    (@ number index $context:ident [$($by:ident)+] $fields:tt) => {{
        let number = 0;
        $( let number = $crate::actions::expansion::push_index(number, $by, $context); )+
        ::std::option::Option::Some(number)
    }};
    (@ policy index $context:ident [$($by:ident)+] $fields:tt) => {{
        let number = ::std::option::Option::Some(0);
        $( let number = $crate::actions::expansion::push_slot(number, $by, $context); )+
        number
    }};
    (@ $way:ident action $context:ident $rest:ident $size:ident $Action:ident $name:ident [] []) => {
        $Action::$name
    };
    (@ $way:ident action $context:ident $rest:ident $size:ident $Action:ident $name:ident [] [$($field:ident)+]) => {
        $crate::__places!(@ $way action $context $rest $size $Action $name [$($field)+] [$($field)+])
    };
    (@ number action $context:ident $rest:ident $size:ident $Action:ident $name:ident [$($by:ident)+] [$($field:ident)+]) => {{
        $( let $by = $crate::actions::expansion::take_index(&mut $rest, &mut $size, $context)?; )+
        $Action::$name { $($field),+ }
    }};
    (@ policy action $context:ident $rest:ident $size:ident $Action:ident $name:ident [$($by:ident)+] [$($field:ident)+]) => {{
        $( let $by = $crate::actions::expansion::take_slot(&mut $rest, &mut $size, $context)?; )+
        $Action::$name { $($field),+ }
    }};
}
