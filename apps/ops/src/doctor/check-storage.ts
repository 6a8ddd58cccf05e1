import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fault, fine, type Finding, reasonOf } from './finding.js';

const LOW_BYTES = 1_000_000_000;

/** Whether files can be kept, and whether there is room. */
export async function checkStorage(directory: string | undefined): Promise<Finding> {
  if (!directory) return fault('文件存放：没有设置 STORAGE_DIR', '写明一个可写的目录，与数据库一起备份');
  const probe = path.join(directory, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (error) {
    return fault(
      `文件存放：${directory} 写不进去（${reasonOf(error)}）`,
      '建立这个目录并交给运行网站的用户，或换一个 STORAGE_DIR',
    );
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const room = `剩余 ${(free / 1_000_000_000).toFixed(1)} GB`;
  return free < LOW_BYTES
    ? fault(`文件存放：${directory} 空间不足，${room}`, '清理磁盘，或换到更大的磁盘')
    : fine(`文件存放：${directory} 可写，${room}`);
}
