// Prisma's schema engine as WebAssembly: the native one must be downloaded from a host that many networks
// cannot reach. History, checksums and folder format are the same, so `prisma migrate deploy` may continue
// the history.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { CatalogAdapterFactory } from './catalog-adapter.js';
import type { SchemaFile } from './migration-files.js';
import { markingItself } from './migration-mark.js';

declare global {
  var PRISMA_WASM_PANIC_REGISTRY: { set_message(message: string): void } | undefined;
}

const require = createRequire(import.meta.url);
let panicMessage: string | undefined;
let isLoaded = false;

function load(): void {
  if (isLoaded) return;
  // Without the registry a panic says only "unreachable".
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => (panicMessage = message) };
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const wasm = new WebAssembly.Module(fs.readFileSync(file));
  const instance = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': engineImports() });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  isLoaded = true;
}

// The engine starts a 10-second timer for its lock and never clears it: it must not keep the process alive.
function engineImports(): WebAssembly.ModuleImports {
  const startTimer = (callback: () => void, delay: number) => setTimeout(callback, delay).unref();
  const entries = Object.entries(bindings as unknown as WebAssembly.ModuleImports);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith('__wbg_setTimeout_') ? startTimer : value]),
  );
}

/** Runs `work` with an engine bound to the database at `url`. The engine panics without a schema, even to deploy. */
export async function withSchemaEngine<Result>(
  url: string,
  schema: SchemaFile[],
  work: (engine: bindings.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  load();
  const datamodels = schema.map((file): [string, string] => [file.path, file.content]);
  const factory = bindMigrationAwareSqlAdapterFactory(new CatalogAdapterFactory(url, markingItself));
  try {
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => undefined, factory);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } catch (error) {
    throw readable(error);
  }
}

function readable(error: unknown): Error {
  const text = panicMessage ?? (error instanceof Error ? error.message : String(error));
  panicMessage = undefined;
  return new Error(text, { cause: error });
}
