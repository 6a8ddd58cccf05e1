/** A key of the editor as it is said to people; `Mod` is Ctrl, or ⌘ on a Mac. */
export interface Shortcut {
  readonly keys: string;
  readonly does: string;
  readonly group: '保存与步骤' | '查找与跳转' | '条目' | '文字';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Mod+S', does: '立即保存', group: '保存与步骤' },
  { keys: 'Mod+Z', does: '撤销', group: '保存与步骤' },
  { keys: 'Mod+Shift+Z', does: '重做', group: '保存与步骤' },
  { keys: 'Mod+P', does: '导出与打印', group: '保存与步骤' },
  { keys: 'Mod+K', does: '快速跳转到模块、字段与操作', group: '查找与跳转' },
  { keys: '?', does: '查看全部快捷键（光标不在输入框时）', group: '查找与跳转' },
  { keys: 'Esc', does: '关闭抽屉与窗口', group: '查找与跳转' },
  { keys: 'Mod+Enter', does: '在当前模块添加一条', group: '条目' },
  { keys: 'Alt+↑', does: '上移打开的条目', group: '条目' },
  { keys: 'Alt+↓', does: '下移打开的条目', group: '条目' },
  { keys: 'Mod+B', does: '加粗', group: '文字' },
  { keys: 'Mod+I', does: '斜体', group: '文字' },
  { keys: 'Mod+U', does: '下划线', group: '文字' },
  { keys: 'Mod+Shift+8', does: '项目符号', group: '文字' },
  { keys: 'Mod+Shift+7', does: '编号', group: '文字' },
];

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys as they are written on the keyboard at hand. */
export const keysOf = ({ keys }: Pick<Shortcut, 'keys'>): string[] =>
  keys
    .split('+')
    .map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key === 'Alt' && isMac() ? '⌥' : key));
