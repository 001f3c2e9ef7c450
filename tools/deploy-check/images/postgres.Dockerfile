# Stands in for the official image of PostgreSQL 18: Debian's package, with the folders and words of that image.
FROM localhost/debian-forky
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin PGDATA=/var/lib/postgresql/18/docker LANG=C.UTF-8
RUN rm -rf /var/lib/postgresql \
  && install -d -o postgres -g postgres -m 1777 /var/lib/postgresql \
  && install -d -o postgres -g postgres -m 3777 /var/run/postgresql \
  && install -d /docker-entrypoint-initdb.d \
  && chmod 755 /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
