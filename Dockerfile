# The bot as a container on the current LTS of Node, for amd64 and arm64. Debian, because the libraries for drawing and
# SQLite ship glibc binaries; npm picks those of the platform that is built for.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data METRICS_PORT=9464 METRICS_HOST=127.0.0.1
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json tsconfig.json LICENSE NOTICE ./
COPY src ./src
RUN node src/make-bundle.js
RUN install -d -o node -g node /data
VOLUME /data
USER node
# Docker reports an unhealthy container but does not restart it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No npm or shell in between, so SIGTERM reaches the bot.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "src/start.js"]
