import { BASICS, openSection, showPane } from '../store/view-state.js';

export interface TourStep {
  /** The `data-tour` of what is spoken of. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
  /** Brings the target on the screen. */
  readonly show: () => void;
}

const showForm = () => openSection(BASICS);

export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: 'rail',
    title: '从模块开始',
    text: '简历由模块组成。点名称填写，拖动可以换顺序，不需要的可以隐藏。',
    show: showForm,
  },
  {
    target: 'form',
    title: '边写边保存',
    text: '填写的内容会自动保存，断网时先存在本机。右侧的成品页面同步更新。',
    show: showForm,
  },
  {
    target: 'style',
    title: '换模板不丢内容',
    text: '这里更换模板，调整颜色、字体与间距；内容始终不变。',
    show: showForm,
  },
  {
    target: 'check',
    title: '投递前检查一遍',
    text: '自动找出错别字、时间冲突、写错的邮箱和不统一的标点，一键修正。',
    show: showForm,
  },
  {
    target: 'export',
    title: '导出成品',
    text: 'PDF、Word、图片与打印都在这里，页数与预览完全一致。按 Ctrl+K 可以随时快速跳转。',
    show: () => showPane('edit'),
  },
];
