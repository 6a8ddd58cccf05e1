// An error that the user can fix: one sentence with the cause and the remedy.

export class Remedy extends Error {
  /** @param {string} sentence @param {{ cause?: unknown, log?: string }} [detail] `log` is a file with details. */
  constructor(sentence, detail = {}) {
    super(sentence, { cause: detail.cause });
    this.name = 'Remedy';
    this.log = detail.log;
  }
}

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|META_FETCH_FAIL|network|registry error/i;

/** Whether a package manager's output indicates an unreachable network. @param {string} output */
export const isNetworkError = (output) => NETWORK.test(output);

/** Whether an output indicates a full disk. @param {string} output */
export const isDiskError = (output) => /ENOSPC|no space left on device|disk quota exceeded/i.test(output);

/** The message for a full disk. @param {string} directory @param {number} [bytes] how much the next step needs */
export const diskFull = (directory, bytes = 1e9) =>
  `磁盘已满：请在 ${directory} 所在的磁盘上腾出至少 ${(bytes / 1e9).toFixed(1)} GB 空间，再运行一次。`;

/**
 * Turns any error into one sentence for the user.
 * @param {unknown} error @param {{ directory: string }} context
 * @returns {string}
 */
export function explain(error, { directory }) {
  if (error instanceof Remedy) return error.log ? `${error.message}（详情：${error.log}）` : error.message;
  const { code, path: file, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (isDiskError(`${code} ${message}`)) return diskFull(file ?? directory);
  if (code === 'EACCES' || code === 'EPERM') {
    return `没有权限读写 ${file ?? directory}：请改正它的属主，或用 QICHENG_HOME 指定一个可写的目录。`;
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${file ?? directory} 是一个文件：这里要一个目录。`;
  if (code === 'EROFS') return `${file ?? directory} 在只读的磁盘上：请用 QICHENG_HOME 指定一个可写的目录。`;
  return `启动失败：${message ?? String(error)}`;
}
