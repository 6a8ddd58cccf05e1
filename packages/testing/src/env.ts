const HOW =
  '由 npm test 设置；单独运行时自己给出，例如 TEST_DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`没有设置 ${name}（${HOW}）`);
  return value;
}

/** A database server on which tests may create databases of their own. */
export const testServerUrl = () => required('TEST_DATABASE_URL');

/** A Redis that tests may fill; every test file uses keys or queue prefixes of its own. */
export const testRedisUrl = () => required('TEST_REDIS_URL');
