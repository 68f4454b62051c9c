import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

// Apart from the client's own, which a build without the tools of tests reads too.
export default mergeConfig(client, defineConfig({ test: { include: ['tests/unit/**/*.test.ts'] } }))
