/**
 * The library asks for two dozen properties of each Chinese character, each time by a walk through all styles around it.
 * Here the answers of one place in the document are remembered.
 */
import type { StyleStack, StyleStackClass } from './pdfmake-inside';

const isValue = (value: unknown): boolean => value !== undefined && value !== null;

export const rememberingStyles = (Base: StyleStackClass): StyleStackClass =>
  class Styles extends Base {
    private readonly known = new Map<string, unknown>();

    override push(style: unknown): void {
      this.known.clear();
      super.push(style);
    }

    override pop(howMany?: number): void {
      this.known.clear();
      super.pop(howMany);
    }

    override clone(): StyleStack {
      const copy = new Styles(this.styleDictionary, this.defaultStyle);
      copy.styleOverrides.push(...this.styleOverrides);
      return copy;
    }

    override getProperty(property: string): unknown {
      if (!this.known.has(property)) this.known.set(property, super.getProperty(property));
      return this.known.get(property);
    }

    static override getStyleProperty(
      item: Record<string, unknown>,
      styles: StyleStack | null,
      property: string,
      otherwise: unknown,
    ): unknown {
      if (isValue(item[property])) return item[property];
      if (!styles || item.style) return Base.getStyleProperty(item, styles, property, otherwise);
      // Without a named style the item itself says nothing more.
      const value = styles.getProperty(property);
      return isValue(value) ? value : otherwise;
    }
  };
