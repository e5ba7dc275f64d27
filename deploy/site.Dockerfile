# The site of compose.yaml: the app and its documentation. docs/deploy.md explains it.

FROM node:22-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The build reads them from the environment.
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_APP_ID
ARG VITE_AUTH_PROVIDERS
ARG VITE_API_ORIGINS
ARG VITE_LINK_DOCUMENTATION
ARG VITE_LINK_ABOUT
ARG VITE_LINK_PREMIUM
ARG VITE_LINK_MICROBLOG
ARG VITE_LINK_CHAT
# As Firebase Hosting, which leaves out the files that firebase.json ignores.
RUN npm run build:site && find dist/app dist/documentation -mindepth 1 -name '.*' -prune -exec rm -r {} +

# Runs as the user "nginx".
FROM nginxinc/nginx-unprivileged:1.29-alpine@sha256:0c79d56aee561a1d81c63f00eee5fb5fe29279560cdc55e91425133104c7fbe6
COPY --from=build /build/dist/app /usr/share/nginx/html
COPY --from=build /build/dist/documentation /usr/share/nginx/docs
COPY deploy/site.conf.template /etc/nginx/templates/default.conf.template
EXPOSE 8080 8081
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
