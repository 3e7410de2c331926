import type { Option } from '../../definition';

export const advancedManufacturingAndAutomation: Option = {
  value: '80',
  zh: '先进制造与自动化',
  en: 'Advanced manufacturing and automation',
  children: [
    {
      value: '801',
      zh: '工业生产过程控制系统',
      en: 'Industrial process control systems',
      children: [
        { value: '80101', zh: '现场总线与工业以太网技术', en: 'Fieldbus and industrial Ethernet' },
        { value: '80102', zh: '嵌入式系统技术', en: 'Embedded systems' },
        { value: '80103', zh: '新一代工业控制计算机技术', en: 'New-generation industrial control computers' },
        { value: '80104', zh: '制造执行系统（MES）技术', en: 'Manufacturing execution systems (MES)' },
        { value: '80105', zh: '工业生产过程综合自动化控制系统技术', en: 'Integrated automation control of industrial processes' },
      ],
    },
    {
      value: '802',
      zh: '安全生产技术',
      en: 'Work safety',
      children: [
        { value: '80201', zh: '矿山安全生产技术', en: 'Mine safety' },
        { value: '80202', zh: '危险化学品安全生产技术', en: 'Hazardous chemical safety' },
        { value: '80203', zh: '其它事故防治及处置技术', en: 'Other accident prevention and handling' },
      ],
    },
    {
      value: '803',
      zh: '高性能、智能化仪器仪表',
      en: 'High-performance intelligent instruments',
      children: [
        { value: '80301', zh: '新型传感器', en: 'New sensors' },
        { value: '80302', zh: '新型自动化仪器仪表', en: 'New automation instruments' },
        { value: '80303', zh: '科学分析仪器/检测仪器', en: 'Scientific analysis and testing instruments' },
        { value: '80304', zh: '精确制造中的测控仪器仪表', en: 'Measurement and control instruments for precision manufacturing' },
        { value: '80305', zh: '微机电系统技术', en: 'Micro-electro-mechanical systems' },
      ],
    },
    {
      value: '804',
      zh: '先进制造工艺与装备',
      en: 'Advanced manufacturing processes and equipment',
      children: [
        { value: '80401', zh: '高档数控装备与数控加工技术', en: 'High-end numerical control equipment and machining' },
        { value: '80402', zh: '机器人', en: 'Robots' },
        { value: '80403', zh: '智能装备驱动控制技术', en: 'Drive and control for intelligent equipment' },
        { value: '80404', zh: '特种加工技术', en: 'Special machining' },
        { value: '80405', zh: '大规模集成电路制造相关技术', en: 'Large-scale integrated circuit manufacturing' },
        { value: '80406', zh: '增材制造技术', en: 'Additive manufacturing' },
        { value: '80407', zh: '高端装备再制造技术', en: 'High-end equipment remanufacturing' },
      ],
    },
    {
      value: '805',
      zh: '新型机械',
      en: 'New machinery',
      children: [
        { value: '80501', zh: '机械基础件及制造技术', en: 'Basic machine parts and manufacturing' },
        { value: '80502', zh: '通用机械装备制造技术', en: 'General machinery manufacturing' },
        { value: '80503', zh: '极端制造与专用机械装备制造技术', en: 'Extreme manufacturing and special machinery' },
        { value: '80504', zh: '纺织及其他行业专用设备制造技术', en: 'Textile and other industry-specific equipment' },
      ],
    },
    {
      value: '806',
      zh: '电力系统与设备',
      en: 'Power systems and equipment',
      children: [
        { value: '80601', zh: '发电与储能技术', en: 'Power generation and energy storage' },
        { value: '80602', zh: '输电技术', en: 'Power transmission' },
        { value: '80603', zh: '配电与用电技术', en: 'Power distribution and use' },
        { value: '80604', zh: '变电技术', en: 'Power transformation' },
        { value: '80605', zh: '系统仿真与自动化技术', en: 'System simulation and automation' },
      ],
    },
    {
      value: '807',
      zh: '汽车及轨道车辆相关技术',
      en: 'Automobile and rail vehicle technology',
      children: [
        { value: '80701', zh: '车用发动机及其相关技术', en: 'Vehicle engines and related technology' },
        { value: '80702', zh: '汽车关键零部件技术', en: 'Key automobile parts' },
        { value: '80703', zh: '节能与新能源汽车技术', en: 'Energy-saving and new energy vehicles' },
        { value: '80704', zh: '机动车及发动机先进设计、制造和测试平台技术', en: 'Advanced design, manufacturing and test platforms for vehicles and engines' },
        { value: '80705', zh: '轨道车辆及关键零部件技术', en: 'Rail vehicles and key parts' },
      ],
    },
    {
      value: '808',
      zh: '高技术船舶与海洋工程装备设计制造技术',
      en: 'High-tech ship and offshore equipment design and manufacturing',
      children: [
        { value: '80801', zh: '高技术船舶设计制造技术', en: 'High-tech ship design and manufacturing' },
        { value: '80802', zh: '海洋工程装备设计制造技术', en: 'Offshore equipment design and manufacturing' },
      ],
    },
    {
      value: '809',
      zh: '传统文化产业改造技术',
      en: 'Upgrading of traditional cultural industries',
      children: [
        { value: '80901', zh: '乐器制造技术', en: 'Musical instrument manufacturing' },
        { value: '80902', zh: '印刷技术', en: 'Printing technology' },
      ],
    },
  ],
};
