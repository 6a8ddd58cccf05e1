import { address, flag, oneOf, text } from './formats.js';
import { type EnvIssue, fragment, secret, variable } from './variable.js';

const NEEDED = {
  local: ['STORAGE_DIR'],
  s3: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
} as const;

/** Where uploaded and generated files are stored. */
export const storageEnv = fragment(
  {
    STORAGE_DRIVER: variable(
      '文件存放的方式：local 是一个目录，s3 是对象存储',
      oneOf('local', 's3').default('local'),
    ),
    STORAGE_DIR: variable('上传与导出的文件存放目录，需与数据库一起备份', text.optional()),
    S3_ENDPOINT: variable(
      '对象存储的地址，例如 https://oss-cn-hangzhou.aliyuncs.com',
      address('http', 'https').optional(),
    ),
    S3_REGION: variable('对象存储的地域', text.default('us-east-1')),
    S3_BUCKET: variable('存放文件的桶，须是私有的', text.optional()),
    S3_ACCESS_KEY_ID: secret('对象存储的访问密钥编号', text.optional()),
    S3_SECRET_ACCESS_KEY: secret('对象存储的访问密钥', text.optional()),
    S3_PATH_STYLE: variable('1 = 桶名写在路径里（自建的存储多用），0 = 写在域名里', flag.default(false)),
  },
  (values): EnvIssue[] => {
    const driver = values.STORAGE_DRIVER ?? 'local';
    return NEEDED[driver]
      .filter((name) => name in values && values[name] === undefined)
      .map((name) => ({ name, problem: `没有设置；STORAGE_DRIVER 是 ${driver} 时必须有` }));
  },
);

interface StorageEnv {
  STORAGE_DRIVER: 'local' | 's3';
  STORAGE_DIR?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE: boolean;
}

/** The store's configuration; the fragment has ensured that it is complete. */
export function storageOf(env: StorageEnv) {
  if (env.STORAGE_DRIVER === 'local') return { driver: 'local' as const, directory: env.STORAGE_DIR ?? '' };
  return {
    driver: 's3' as const,
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: env.S3_PATH_STYLE,
  };
}
