# Stands in for the official image of Node: Debian 12, this product's Node, and the npm of this machine.
FROM localhost/debian-12
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
# Whom this machine trusts: the npm registry may stand behind a proxy of its own.
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && install -d /usr/local/etc \
  && echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >/usr/local/etc/npmrc \
  && useradd --create-home --uid 1000 node
CMD ["node"]
