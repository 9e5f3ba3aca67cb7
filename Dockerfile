FROM node:24.21.0-bookworm-slim AS build
ARG AGENCY
WORKDIR /site
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
# For backups of PostgreSQL, and for visitors who speak.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client pocketsphinx pocketsphinx-en-us \
  && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node /data
WORKDIR /site
COPY --from=build /site .
# The agency to build and to run: your own, unless there are several.
ARG AGENCY
ENV AGENCY=$AGENCY NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/website/server/main.ts"]
