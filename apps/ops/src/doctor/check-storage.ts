import { randomBytes, randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileStoreOf } from '@qicheng/core/platform/storage';
import type { DoctorEnv } from '../env.js';
import { problem, fine, type Finding, reasonOf } from './finding.js';

const LOW_BYTES = 1_000_000_000;

/** Whether files can be kept, and whether there is room. */
export async function checkStorage(storage: DoctorEnv['storage']): Promise<Finding> {
  if (storage?.driver === 's3') return checkBucket(storage);
  if (!storage?.directory)
    return problem(
      '文件存放：没有设置 STORAGE_DIR',
      '写明一个可写的目录，与数据库一起备份；用对象存储时写全 S3_ 开头的变量',
    );
  return checkDirectory(storage.directory);
}

async function checkBucket(storage: Parameters<typeof fileStoreOf>[0] & { driver: 's3' }): Promise<Finding> {
  const where = `对象存储 ${storage.endpoint} 的桶 ${storage.bucket}`;
  const store = await fileStoreOf(storage);
  const key = randomBytes(20).toString('hex');
  try {
    await store.put(key, Buffer.from('ok'));
    const kept = await store.read(key);
    await store.remove(key);
    if (kept?.toString() === 'ok') return fine(`文件存放：${where} 可写可读`);
    return problem(`文件存放：${where} 读回的内容不对`, '确认桶名、地域和访问方式（S3_PATH_STYLE）');
  } catch (error) {
    return problem(
      `文件存放：${where} 用不了（${reasonOf(error)}）`,
      '确认地址、桶和访问密钥，密钥要能读、写、删',
    );
  }
}

async function checkDirectory(directory: string): Promise<Finding> {
  const probe = path.join(directory, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (error) {
    return problem(
      `文件存放：${directory} 写不进去（${reasonOf(error)}）`,
      '建立这个目录并交给运行网站的用户，或换一个 STORAGE_DIR',
    );
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const room = `剩余 ${(free / 1_000_000_000).toFixed(1)} GB`;
  return free < LOW_BYTES
    ? problem(`文件存放：${directory} 空间不足，${room}`, '清理磁盘，或换到更大的磁盘')
    : fine(`文件存放：${directory} 可写，${room}`);
}
