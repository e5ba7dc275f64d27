# The data API for Cloud Run or any other host of containers. docs/deploy.md explains it.

FROM node:22-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Optional packages include the native binding of the bundler. No install script is needed.
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY scripts ./scripts
COPY src/api ./src/api
# The only file outside of src/api that the data API imports.
COPY src/components/lib/csv.ts ./src/components/lib/csv.ts
COPY tsconfig.json ./
RUN npm run build:api

FROM node:22-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392
WORKDIR /api
ENV NODE_ENV=production
# The bundle contains its packages, so the image has no node_modules.
COPY --from=build /build/dist/api ./
RUN echo '{ "type": "module" }' > package.json
USER node
EXPOSE 8080
ENV PORT=8080
# Liveness, whatever the database does.
HEALTHCHECK --interval=30s --timeout=3s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/v1/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "main.js"]
