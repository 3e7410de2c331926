/**
 * Stands for the library `@ctrl/tinycolor` in the build (`.umirc.ts`): pro-provider derives colours of the header and the side bar
 * with it, which the portal sets itself or never shows. A colour stays as it is.
 */
export class TinyColor {
  constructor(private readonly color: string) {}

  setAlpha(): this {
    return this;
  }

  lighten(): this {
    return this;
  }

  toRgbString(): string {
    return this.color;
  }

  toHexString(): string {
    return this.color;
  }
}
