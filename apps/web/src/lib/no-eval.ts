export {};

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy forbids eval; tells the schema library before it tries. Its `config` does the same, but
// would load the library with every page.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
