# A server with one SQLite file in /data, or with the PostgreSQL that TUILERIES_DATABASE names. Any base with Python 3.11 or newer and Debian's useradd will do.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
RUN python3 -m venv /opt/tools && python3 -m venv --without-pip /opt/tuileries
ENV PATH=/opt/tools/bin:$PATH
WORKDIR /build
COPY requirements-postgres.lock requirements-node.lock ./
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements-node.lock
RUN pip --python /opt/tuileries/bin/python install --no-cache-dir --no-compile --no-deps --require-hashes -r requirements-postgres.lock
COPY . .
RUN pip --python /opt/tuileries/bin/python install --no-cache-dir --no-compile --no-deps .
# Compiled code is valid for sources of one age; layers keep ages in whole seconds only.
RUN find /opt/tuileries -name '*.py' -exec touch --date=@1 {} + \
    && /opt/tuileries/bin/python -m compileall -q -j 0 /opt/tuileries/lib

FROM ${BASE}
# Bots are compiled for every machine of this kind, not just for the one that builds the image.
ARG CPU=generic
ENV PATH=/opt/tuileries/bin:$PATH \
    NUMBA_CPU_NAME=${CPU} \
    NUMBA_CPU_FEATURES="" \
    TUILERIES_HOME=/var/cache/tuileries \
    TUILERIES_DATABASE=sqlite:////data/games.sqlite3 \
    TUILERIES_HOST=0.0.0.0
RUN useradd --uid 10001 --no-create-home --home-dir /data tuileries \
    && install --directory --owner=tuileries --group=tuileries --mode=0700 /data "$TUILERIES_HOME"
COPY --from=build /opt/tuileries /opt/tuileries
USER 10001:10001
RUN tuileries warm
VOLUME /data
EXPOSE 8400
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python3", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8400/ready', timeout=4)"]
CMD ["tuileries", "serve"]
