"""What all surfaces out of doors share: nodes written as expressions, the haze of the hour, and whether it is night."""
import bpy

_groups = {}


def reset():
    """Lays the air that all materials of a scene will wear."""
    _groups.clear()
    _colour_group()
    _haze_group()
    for name in ("night", "awake"):
        _value_group(name)


def _value_group(name):
    """A number of the hour that materials read as the group `name`."""
    group = bpy.data.node_groups.new(name, "ShaderNodeTree")
    group.interface.new_socket(name.capitalize(), in_out="OUTPUT", socket_type="NodeSocketFloat")
    value = group.nodes.new("ShaderNodeValue")
    group.links.new(value.outputs[0], group.nodes.new("NodeGroupOutput").inputs[0])
    _groups[name], _groups[f"{name} value"] = group, value


def air(mood, sun):
    """Hands the hour's haze and night to every material."""
    g = _groups
    g["sun"].inputs[1].default_value = sun
    g["tint"].inputs[6].default_value = (*mood.haze_cool, 1)
    g["tint"].inputs[7].default_value = (*mood.haze_warm, 1)
    g["density"].inputs[1].default_value = -mood.haze
    g["start"].inputs[1].default_value = mood.haze_start
    for node in g["heights"]:
        node.inputs[1].default_value = -1 / mood.haze_height
    g["night value"].outputs[0].default_value = mood.night
    g["awake value"].outputs[0].default_value = mood.awake


class Graph:
    """A material's nodes, written as expressions."""

    def __init__(self, tree):
        self.tree, self.nodes, self.links = tree, tree.nodes, tree.links

    def node(self, kind, **values):
        item = self.nodes.new("ShaderNode" + kind)
        for key, value in values.items():
            setattr(item, key, value)
        return item

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        item = self.node("Math", operation=operation, use_clamp=clamp)
        for socket, value in zip(item.inputs, values):
            self.set(socket, value)
        return item.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        item = self.node("Mix", data_type="RGBA", blend_type=blend)
        self.set(item.inputs[0], factor)
        self.set(item.inputs[6], a)
        self.set(item.inputs[7], b)
        return item.outputs[2]

    def shaded(self, colour, amount):
        """A colour, lighter or darker by a number."""
        grey = self.node("CombineXYZ")
        for socket in grey.inputs:
            self.links.new(amount, socket)
        return self.mix(1.0, colour, grey.outputs[0], "MULTIPLY")

    def smooth(self, value, low, high, to_low=0.0, to_high=1.0):
        item = self.node("MapRange", interpolation_type="SMOOTHSTEP")
        for key, number in (("Value", value), ("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            self.set(item.inputs[key], number)
        return item.outputs[0]

    def attribute(self, name):
        return self.node("Attribute", attribute_name=name).outputs["Fac"]

    def position(self):
        return self.node("NewGeometry").outputs["Position"]

    def noise(self, scale, detail=3.0, vector=None, roughness=0.55, stretch=None, distortion=0.0):
        vector = vector or self.position()
        if stretch:
            mapping = self.node("Mapping")
            mapping.inputs["Scale"].default_value = stretch
            self.links.new(vector, mapping.inputs["Vector"])
            vector = mapping.outputs[0]
        item = self.node("TexNoise")
        self.links.new(vector, item.inputs["Vector"])
        for key, value in (("Scale", scale), ("Detail", detail), ("Roughness", roughness), ("Distortion", distortion)):
            item.inputs[key].default_value = value
        return item.outputs[0]

    def bump(self, height, strength, distance=0.02):
        item = self.node("Bump")
        item.inputs["Strength"].default_value = strength
        item.inputs["Distance"].default_value = distance
        self.links.new(height, item.inputs["Height"])
        return item.outputs[0]

    def principled(self, **inputs):
        item = self.node("BsdfPrincipled")
        for key, value in inputs.items():
            self.set(item.inputs[key.replace("_", " ")], value)
        return item.outputs[0]

    def group(self, name):
        item = self.node("Group")
        item.node_tree = _groups[name]
        return item


def blank(name):
    """An empty material and its graph."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    # Haze is emission: without this every wall would be sampled as a lamp.
    material.cycles.emission_sampling = "NONE"
    return material, Graph(material.node_tree)


def finish(graph, shader, material):
    """Gives a material its surface, seen through the air."""
    haze, output = graph.group("haze"), graph.node("OutputMaterial")
    graph.links.new(shader, haze.inputs[0])
    graph.links.new(haze.outputs[0], output.inputs[0])
    return material


def _colour_group():
    tree = bpy.data.node_groups.new("haze colour", "ShaderNodeTree")
    tree.interface.new_socket("Direction", in_out="INPUT", socket_type="NodeSocketVector")
    tree.interface.new_socket("Colour", in_out="OUTPUT", socket_type="NodeSocketColor")
    graph = Graph(tree)
    start, end = tree.nodes.new("NodeGroupInput"), tree.nodes.new("NodeGroupOutput")
    dot = graph.node("VectorMath", operation="DOT_PRODUCT")
    tree.links.new(start.outputs[0], dot.inputs[0])
    toward = graph.math("POWER", graph.math("MULTIPLY_ADD", dot.outputs["Value"], 0.5, 0.5, clamp=True), 2.6)
    colour = graph.mix(toward, (0.5, 0.5, 0.5), (1.0, 1.0, 1.0))
    tree.links.new(colour, end.inputs[0])
    _groups["haze colour"], _groups["sun"], _groups["tint"] = tree, dot, colour.node


def _haze_group():
    """Mixes a surface with the colour of the air by the way the light came: distance, and the height of both ends."""
    tree = bpy.data.node_groups.new("haze", "ShaderNodeTree")
    tree.interface.new_socket("Shader", in_out="INPUT", socket_type="NodeSocketShader")
    tree.interface.new_socket("Shader", in_out="OUTPUT", socket_type="NodeSocketShader")
    tree.interface.new_socket("Amount", in_out="OUTPUT", socket_type="NodeSocketFloat")
    graph = Graph(tree)
    start, end = tree.nodes.new("NodeGroupInput"), tree.nodes.new("NodeGroupOutput")
    geometry, path = graph.node("NewGeometry"), graph.node("LightPath")
    incoming = graph.node("VectorMath", operation="SCALE")
    incoming.inputs["Scale"].default_value = -1
    tree.links.new(geometry.outputs["Incoming"], incoming.inputs[0])
    colour = graph.group("haze colour")
    tree.links.new(incoming.outputs[0], colour.inputs[0])
    parts = graph.node("SeparateXYZ")
    tree.links.new(geometry.outputs["Position"], parts.inputs[0])
    here = parts.outputs[2]
    rise = graph.node("SeparateXYZ")
    tree.links.new(geometry.outputs["Incoming"], rise.inputs[0])
    eye = graph.math("MULTIPLY_ADD", rise.outputs[2], path.outputs["Ray Length"], here)
    thinning, scaled = [], []
    for height in (here, eye):
        share = graph.math("MULTIPLY", graph.math("MAXIMUM", height, 0.0), -0.004)
        scaled.append(share.node)
        thinning.append(graph.math("EXPONENT", share))
    thin = graph.math("MULTIPLY", graph.math("ADD", *thinning), 0.5)
    beyond = graph.math("SUBTRACT", path.outputs["Ray Length"], 100.0)
    way = graph.math("MAXIMUM", beyond, 0.0)
    density = graph.math("MULTIPLY", way, -0.0003)
    clear = graph.math("EXPONENT", graph.math("MULTIPLY", density, thin))
    seen = graph.math("MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
    amount = graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, clear), seen, clamp=True)
    emission, mix = graph.node("Emission"), graph.node("MixShader")
    tree.links.new(colour.outputs[0], emission.inputs[0])
    tree.links.new(amount, mix.inputs[0])
    tree.links.new(start.outputs[0], mix.inputs[1])
    tree.links.new(emission.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], end.inputs[0])
    tree.links.new(amount, end.inputs[1])
    _groups.update({"haze": tree, "density": density.node, "start": beyond.node, "heights": scaled})


def haze_colour(tree, direction):
    """The air's colour in a direction, for the sky."""
    item = tree.nodes.new("ShaderNodeGroup")
    item.node_tree = _groups["haze colour"]
    tree.links.new(direction, item.inputs[0])
    return item.outputs[0]
