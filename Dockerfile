# One image for every process of Planet Heroes; docker-compose.yml says which command each service runs.

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY platform/package.json platform/
COPY backend/package.json backend/
COPY workers/package.json workers/
COPY web/package.json web/
COPY tests/package.json tests/

# Builds the server and the web by the same program as a start, with what that needs.
FROM manifests AS build
COPY . .
RUN BROTLI_QUALITY=10 node scripts/bootstrap.mjs && find . -name '*.js.map' -path '*/dist/*' -delete

# What runs: the server's dependencies without any tools, and the compiled folders. Installed in place, so that the
# links from node_modules to the workspaces lead to folders that are there.
FROM manifests AS product
# Packages bring sources and types, which run nothing.
RUN npm ci --omit=dev --workspace backend --workspace workers && npm cache clean --force && rm -rf node_modules/typescript && find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/workers/dist workers/dist
COPY --from=build /app/web/dist web/dist
# Backup, restore and the archive of the log, which run as they stand.
COPY scripts/data scripts/data
COPY scripts/replay scripts/replay
COPY scripts/operators scripts/operators
ENV NODE_ENV=production
# Node alone would use half of what a container may have.
ENV NODE_OPTIONS=--max-old-space-size-percentage=70
ENV NODE_COMPILE_CACHE=/app/.compiled
# Where docker-compose.yml mounts photos and e-mails: a volume takes its owner from here.
RUN mkdir /photos /data .compiled && chown node:node /photos /data .compiled
ENV DATA_DIR=/data
USER node
# Compiles what a start imports, which then takes a fifth less of the processor.
RUN node backend/dist/main.js --help > /dev/null && node workers/dist/main.js --help > /dev/null
EXPOSE 3000 3100
CMD ["node", "backend/dist/main.js"]
