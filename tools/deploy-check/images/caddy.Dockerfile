# Stands in for the image of Caddy: Debian's package, with the folders of that image.
FROM localhost/debian-forky
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
RUN install -d /config /data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
