# A Debian server as it is handed over: systemd, and nothing of what install.sh brings but its packages, fetched beforehand.
FROM localhost/debian-12
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
# Nothing here outlives the proofs, so no file has to be on the disk before the next one is written.
RUN echo force-unsafe-io >/etc/dpkg/dpkg.cfg.d/unsafe-io \
  && apt-get update \
  && apt-get install -y --no-install-recommends systemd systemd-sysv dbus \
  && apt-get install -y --no-install-recommends --download-only nodejs npm caddy git curl libatomic1
CMD ["/sbin/init"]
