const HOW =
  '由 npm test 设置；单独运行时自己给出，例如 TEST_DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`没有设置 ${name}（${HOW}）`);
  return value;
}

/** Returns the URL of a database server on which tests may create databases. */
export const testServerUrl = () => required('TEST_DATABASE_URL');

/** Returns the URL of a Redis that tests may fill; every test file uses its own keys or queue prefixes. */
export const testRedisUrl = () => required('TEST_REDIS_URL');
