import { Component, type ReactElement, type ReactNode } from 'react';

interface Props {
  children: ReactElement<{ className?: string; children?: ReactNode }>;
}

/**
 * Stands where pro-layout offers an error boundary around its content, and puts a plain box in the place of that content:
 * pro-layout's own is a `main`, and would hold the bar as well. Faults are caught around the page.
 */
export default class PlainContent extends Component<Props> {
  override render() {
    const { className, children } = this.props.children.props;
    return <div className={`ant-layout-content ${className}`}>{children}</div>;
  }
}
