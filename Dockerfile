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
RUN BROTLI_QUALITY=10 node scripts/bootstrap.mjs

# What runs: the server's dependencies without any tools, and the compiled folders. Installed in place, so that the
# links from node_modules to the workspaces lead to folders that are there.
FROM manifests AS product
RUN npm ci --omit=dev --workspace backend --workspace workers && npm cache clean --force
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
# Where docker-compose.yml mounts photos and e-mails: a volume takes its owner from here.
RUN mkdir /photos /data && chown node:node /photos /data
ENV DATA_DIR=/data
USER node
EXPOSE 3000 3100
CMD ["node", "backend/dist/main.js"]
