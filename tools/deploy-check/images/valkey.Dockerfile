# Stands in for the image of Valkey: Debian's package, which serves as its own user.
FROM localhost/debian-forky
RUN install -d -o valkey -g valkey /data
WORKDIR /data
ENTRYPOINT ["setpriv", "--reuid=valkey", "--regid=valkey", "--clear-groups", "--"]
CMD ["valkey-server"]
