# Fetches, once and into npm's cache, what the npm of a Debian server asks for: the proofs have no network.
FROM localhost/debian-server
RUN apt-get install -y --no-install-recommends nodejs npm git libatomic1
WORKDIR /fetched
COPY package.json package-lock.json .npmrc ./
RUN npm config set cafile /etc/ssl/certs/ca-certificates.crt && npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund --loglevel=error
