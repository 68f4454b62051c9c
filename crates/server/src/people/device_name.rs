//! What a device is called in the list of somebody's devices: the browser and the system, from what it says of itself.

/// The longest name of a program that is no browser.
const LONGEST: usize = 24;

/// Browsers by a word of theirs. Most also name others, so the order counts.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
];

/// Systems by a word of theirs, the more special first.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// A short name from the `User-Agent` of a request; empty if there is none.
pub(crate) fn device_name(user_agent: &str) -> String {
    let found = |names: &[(&str, &'static str)]| {
        names.iter().find(|(word, _)| user_agent.contains(word)).map(|(_, name)| *name)
    };
    match (found(&BROWSERS), found(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        // A program that is no browser begins with its own name.
        (None, None) => {
            let name = user_agent.split(['/', ' ']).next().unwrap_or_default();
            name.chars().filter(char::is_ascii_graphic).take(LONGEST).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_told_apart() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1 Version/17.6 Mobile/15E148 Safari/604.1";
        let named = [firefox, edge, phone, "curl/8.5.0", ""].map(device_name);
        assert_eq!(named, ["Firefox, Linux", "Edge, Windows", "Safari, iPhone", "curl", ""]);
    }
}
