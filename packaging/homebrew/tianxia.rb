class Tianxia < Formula
  desc "Three board games of ancient China: a server for browsers, and in the terminal"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    @if MACOS_ARM@
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/tianxia-@VERSION@-aarch64-apple-darwin.tar.gz"
      sha256 "@MACOS_ARM@"
    end
    @end@
    @if MACOS_INTEL@
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/tianxia-@VERSION@-x86_64-apple-darwin.tar.gz"
      sha256 "@MACOS_INTEL@"
    end
    @end@
  end

  on_linux do
    @if LINUX_ARM@
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/tianxia-@VERSION@-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@LINUX_ARM@"
    end
    @end@
    @if LINUX_INTEL@
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/tianxia-@VERSION@-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@LINUX_INTEL@"
    end
    @end@
  end

  def install
    bin.install "tianxia"
    man1.install Dir["man/man1/*"]
    bash_completion.install "completions/bash" => "tianxia"
    zsh_completion.install "completions/zsh" => "_tianxia"
    fish_completion.install "completions/fish" => "tianxia.fish"
    doc.install "docs", "THIRD-PARTY.txt"
  end

  service do
    run [opt_bin/"tianxia", "serve"]
    keep_alive true
    environment_variables TIANXIA_DATA: var/"tianxia/tables.db"
  end

  test do
    assert_match "wins", shell_output("#{bin}/tianxia play qin --seats random,random --seed 1")
  end
end
