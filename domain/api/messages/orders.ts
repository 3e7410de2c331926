import type { Text } from '../../text';

/** Messages about decisions that wait to be carried out. */
export const orderMessages = {
  ordered: {
    zh: '已办理：{action}，{seconds}秒内可撤回',
    en: 'Done: {action}. It can be taken back within {seconds} seconds',
  },
  listOrdered: {
    zh: '已提交办理{count}件，{seconds}秒内可撤回',
    en: 'Decisions ordered: {count}. They can be taken back within {seconds} seconds',
  },
  held: {
    zh: '该申报已由{by}办理，将于{until}生效，您的办理未生效，请在此时间后刷新查看结果',
    en: '{by} has decided on this filing, which takes effect at {until}. Your decision was not made, reload after that to see the result',
  },
  takenBack: {
    zh: '已撤回办理{count}件，可重新办理',
    en: 'Decisions taken back: {count}. You can decide again',
  },
  tooLate: {
    zh: '办理已生效，不能撤回，请查看办理结果',
    en: 'The decision has taken effect and cannot be taken back, look at its result',
  },
  nothing: {
    zh: '所选申报均不能进行此项办理，请查看各件的原因',
    en: 'None of these filings can take this step, see the reason of each',
  },
  grantsMissing: {
    zh: '有{count}件未填写批准的资助金额，请填写，没有资助的填0',
    en: 'Filings without an approved grant: {count}. Enter 0 where nothing is granted',
  },
  gone: {
    zh: '该申报已由企业撤回，办理未生效，企业重新提交后方可办理',
    en: 'The company has withdrawn this filing and the decision was not made, decide after it is submitted again',
  },
  notHere: {
    zh: '该申报已由企业撤回，或不在您的审核范围内，请刷新列表',
    en: 'The company has withdrawn this filing, or another office reviews it, reload the list',
  },
  noList: {
    zh: '请选择申报，或给出筛选条件，二者取一',
    en: 'Choose filings, or give filters: one of the two',
  },
  noRights: {
    zh: '生效时办理人的账号已停用或已无此权限，办理未生效，请由有权限的人员重新办理',
    en: 'The account of the person who decided had been disabled or had lost the right when it was due. The decision was not made, somebody with the right has to decide again',
  },
  broken: {
    zh: '系统故障，办理未生效，请稍后重新办理',
    en: 'The portal had a fault and the decision was not made, decide again later',
  },
} satisfies Record<string, Text>;
