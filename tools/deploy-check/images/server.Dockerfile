# A Debian server as it is handed over: systemd, and nothing of what install.sh brings but its packages, fetched beforehand.
FROM localhost/debian-12
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
RUN apt-get update \
  && apt-get install -y --no-install-recommends systemd systemd-sysv dbus \
  && apt-get install -y --no-install-recommends --download-only nodejs npm caddy git curl libatomic1
CMD ["/sbin/init"]
