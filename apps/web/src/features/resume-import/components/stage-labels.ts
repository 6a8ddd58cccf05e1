import type { RunStage } from '../hooks/use-import-run.js';

/** Stages of an import, as shown to the user. */
export const STAGE_LABELS: Readonly<Record<RunStage, string>> = {
  sending: '正在上传',
  waiting: '正在排队',
  reading: '正在读取内容',
  recognising: '正在识别图片中的文字',
  placing: '正在整理简历内容',
  over: '识别完成',
};
